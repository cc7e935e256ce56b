/** The cookies of a browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Stores the cookies of these `Set-Cookie` headers. */
  take(lines: string[] = []): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /;\s*max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  value(name: string): string | undefined {
    return this.#cookies.get(name);
  }
}
