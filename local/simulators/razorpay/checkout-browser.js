// The browser part of the simulated checkout, with the same constructor, options, events and
// handler as Razorpay's checkout.js. It sets styles through element.style, which a strict style-src
// allows.
(() => {
  const base = document.currentScript
    ? new URL(".", document.currentScript.src).href.replace(/v1\/$/, "")
    : "__BASE__";
  const INK = "#15201b";
  const GREEN = "#0b5443";

  function make(tag, text, style) {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    Object.assign(element.style, style);
    return element;
  }

  function button(label, primary) {
    const element = make("button", label, {
      font: "600 16px/1 system-ui, sans-serif",
      minHeight: "48px",
      padding: "0 16px",
      borderRadius: "10px",
      cursor: "pointer",
      flex: "1 1 auto",
      border: `1px solid ${primary ? GREEN : "#cbd4cb"}`,
      background: primary ? GREEN : "#fff",
      color: primary ? "#fff" : INK,
    });
    element.type = "button";
    return element;
  }

  function post(url, fields) {
    const form = document.createElement("form");
    form.method = "post";
    form.action = url;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  function failureFields(error) {
    const fields = {};
    for (const [name, value] of Object.entries(error)) {
      fields[`error[${name}]`] = typeof value === "string" ? value : JSON.stringify(value);
    }
    return fields;
  }

  class Razorpay {
    #options;
    #listeners = {};
    #dialog = null;

    constructor(options) {
      if (!options?.key) throw new Error("No key passed");
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners[event] = [...(this.#listeners[event] ?? []), listener];
      return this;
    }

    open() {
      if (this.#dialog) return this;
      const options = this.#options;
      const dialog = make("dialog", "", {
        position: "fixed",
        inset: "0",
        width: "100%",
        height: "100%",
        maxWidth: "none",
        maxHeight: "none",
        margin: "0",
        padding: "16px",
        border: "0",
        boxSizing: "border-box",
        background: "rgba(21, 32, 27, 0.6)",
        overflow: "auto",
      });
      dialog.setAttribute("aria-label", `Simulated checkout: ${options.name ?? ""}`);
      const panel = make("div", "", {
        font: "16px/1.5 system-ui, sans-serif",
        color: INK,
        background: "#fff",
        borderRadius: "16px",
        maxWidth: "400px",
        margin: "10vh auto 0",
        padding: "24px",
        boxSizing: "border-box",
      });
      const rupees = (Number(options.amount) / 100).toLocaleString("en-IN", {
        style: "currency",
        currency: options.currency || "INR",
      });
      const problem = make("p", "", { color: "#8c2f1b", margin: "0 0 12px" });
      problem.setAttribute("role", "alert");
      const row = make("div", "", { display: "flex", flexWrap: "wrap", gap: "8px" });
      const pay = button("Pay", true);
      const fail = button("Fail", false);
      const cancel = button("Cancel", false);
      const all = [pay, fail, cancel];
      row.append(...all);
      panel.append(
        make("p", "Simulated checkout. No money moves.", { color: "#4a5750", margin: "0 0 12px" }),
        make("h2", options.name ?? "", { font: "600 20px/1.3 system-ui, sans-serif", margin: "0" }),
        make("p", options.description ?? "", { margin: "4px 0 12px", color: "#4a5750" }),
        make("p", rupees, { font: "700 32px/1.2 system-ui, sans-serif", margin: "0 0 16px" }),
        problem,
        row,
      );
      dialog.append(panel);

      const attempt = async (outcome) => {
        for (const each of all) each.disabled = true;
        problem.textContent = "";
        const result = await this.#ask(outcome);
        if (this.#dialog !== dialog) return;
        for (const each of all) each.disabled = false;
        if (!result.error) {
          this.close();
          if (options.callback_url && options.redirect) post(options.callback_url, result);
          else options.handler?.(result);
          return;
        }
        if (options.callback_url && options.redirect) {
          post(options.callback_url, failureFields(result.error));
          return;
        }
        problem.textContent = result.error.description;
        pay.focus();
        for (const listener of this.#listeners["payment.failed"] ?? []) listener(result);
      };
      pay.addEventListener("click", () => attempt("success"));
      fail.addEventListener("click", () => attempt("failure"));
      cancel.addEventListener("click", () => this.#dismiss());
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        if (options.modal?.escape !== false) this.#dismiss();
      });
      this.#dialog = dialog;
      document.body.append(dialog);
      dialog.showModal();
      pay.focus();
      return this;
    }

    close() {
      const dialog = this.#dialog;
      this.#dialog = null;
      dialog?.close();
      dialog?.remove();
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    async #ask(outcome) {
      const { key, order_id, prefill } = this.#options;
      try {
        const answer = await fetch(`${base}checkout/pay`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ key_id: key, order_id, outcome, prefill }),
        });
        return await answer.json();
      } catch {
        const description = "The payment page could not be reached. Try again.";
        const where = { source: "customer", step: "payment_initiation", reason: "network_error" };
        return { error: { code: "GATEWAY_ERROR", description, ...where, metadata: { order_id } } };
      }
    }
  }

  window.Razorpay = Razorpay;
})();
