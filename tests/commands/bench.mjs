// @ts-check
// `npm run bench` measures pages, `-- content` how builds grow with content; `-- screenshots` takes pictures to look at.
import { prepare, runPart } from './parts.mjs';

const [first = '', ...rest] = process.argv.slice(2);
const isNamed = first === 'content' || first === 'screenshots';
const name = isNamed ? `bench:${first}` : 'bench:pages';
process.exitCode =
  (await prepare([name])) || (await runPart(name, isNamed ? rest : process.argv.slice(2)));
