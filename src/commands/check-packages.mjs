// @ts-check
// Runs before scripts that need packages but don't install them: prints all that are missing, while Node would only report
// the first. It may run while any is missing, so it imports only Node's modules.
import { existsSync } from 'node:fs';
import { readJson, valueAt } from './read-json.mjs';

const manifest = readJson('package.json');
const missing = ['dependencies', 'devDependencies']
  .flatMap((kind) => Object.keys(valueAt(manifest, kind) ?? {}))
  .filter((name) => !existsSync(`node_modules/${name}/package.json`));
if (missing.length > 0) {
  const names = missing.slice(0, 5).map((name) => `\`${name}\``);
  const remaining = missing.length - names.length;
  const all = remaining > 0 ? `${names.join(', ')} and ${remaining} more` : names.join(', ');
  console.error(
    `Packages are missing: ${all}. Run \`npm ci --include=dev\`; without that option npm omits what builds the site where NODE_ENV is \`production\`.`,
  );
  process.exit(1);
}
