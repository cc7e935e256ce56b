/** The ports of one local copy. */
export interface Ports {
  product: number;
  sqld: number;
  simulators: number;
}

function wholeNumber(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number above 0`);
  return value;
}

const HIGHEST_PORT = 65_535;

/** Ports from `PORT`, `SQLD_PORT` and `SIM_PORT`. */
export function portsFrom(environment: Record<string, string | undefined>): Ports {
  const port = (name: string, fallback: number) => {
    const value = wholeNumber(environment[name], name, fallback);
    if (value > HIGHEST_PORT) throw new Error(`${name} must be at most ${HIGHEST_PORT}`);
    return value;
  };
  const ports = {
    product: port("PORT", 8787),
    sqld: port("SQLD_PORT", 8080),
    simulators: port("SIM_PORT", 8788),
  };
  const { product, sqld, simulators } = ports;
  if (new Set([product, sqld, simulators]).size < 3) {
    throw new Error(
      `PORT, SQLD_PORT and SIM_PORT must differ: they are ${product}, ${sqld}, ${simulators}`,
    );
  }
  return ports;
}

export const secondsFrom = (
  environment: Record<string, string | undefined>,
  name: string,
  fallback: number,
) => wholeNumber(environment[name], name, fallback);

/** The folder in which a local copy stores its data. */
export const dataFolderFrom = (environment: Record<string, string | undefined>) =>
  environment.DATA_FOLDER || ".data";
