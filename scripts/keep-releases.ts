import { parseArgs } from "node:util";
import { keepReleases } from "../local/releases";
import { wranglerConfig } from "../local/wrangler";

// `npm run keep-releases` adds the files of the last two releases to the new build before a deploy.
// `-- --first` is for a site without any release, `-- --env` for another environment of
// `wrangler.toml`.

const { values } = parseArgs({ options: { env: { type: "string" }, first: { type: "boolean" } } });
const site = String(wranglerConfig(values.env).vars.PUBLIC_URL);
try {
  const { added, lost } = await keepReleases("build/client", values.first ? undefined : site);
  process.stdout.write(`${added} files of the last releases of ${site} go along.\n`);
  if (lost.length > 0) process.stdout.write(`It no longer has: ${lost.join(", ")}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
