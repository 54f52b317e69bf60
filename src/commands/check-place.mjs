// @ts-check
// Runs before an installation, a build and the development server: prints why this version of Node or the project's folder
// would make them fail. Any Node runs it before any package is installed: it imports only Node's modules.
import { accessSync, constants, existsSync, lstatSync } from 'node:fs';
import { sep } from 'node:path';
import { readJson, valueAt } from './read-json.mjs';

const reason = nodeProblem(process.cwd()) ?? placeProblem(process.cwd());
if (reason) {
  console.error(reason);
  process.exit(1);
}

/**
 * A message if the package.json in a folder requires other versions of Node.
 * @param {string} folder
 */
function nodeProblem(folder) {
  const needed = valueAt(readJson(`${folder}/package.json`), 'engines', 'node');
  const ranges = [...String(needed).matchAll(/(\^|>=)(\d+)\.(\d+)/g)].map(
    ([, sign, major, minor]) => ({
      isSingleMajor: sign === '^',
      major: Number(major),
      minor: Number(minor),
    }),
  );
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = ranges.some((range) =>
    major === range.major ? minor >= range.minor : major > range.major && !range.isSingleMajor,
  );
  if (isSupported || ranges.length === 0) return undefined;
  const words = ranges.map((range) => {
    const first = `${range.major}.${range.minor}`;
    return range.isSingleMajor ? `${first} or a later version ${range.major}` : `${first} or newer`;
  });
  return `The project needs Node.js ${words.join(', or ')}; this is ${process.versions.node}. Install one from https://nodejs.org.`;
}

/**
 * Why nothing can be built in a folder.
 * @param {string} folder
 */
function placeProblem(folder) {
  const [sign] = (sep === '/' ? /[#?*\\]/ : /#/).exec(folder) ?? [];
  if (sign) {
    return `The project can’t be built in \`${folder}\`: Vite reads \`${sign}\` in a path as something else. Rename the folder.`;
  }
  const places = [folder, `${folder}/node_modules`, `${folder}/.cache`, `${folder}/dist`];
  if (isBrokenLink(`${folder}/dist`))
    return '`dist` is a link to a folder that doesn’t exist. Create that folder, or delete the link.';
  const closed = places.find((place) => existsSync(place) && !isWritable(place));
  if (closed === undefined) return undefined;
  return `This user can’t write into \`${closed}\`, where the site is built. Make it writable, or build the site elsewhere and copy its \`dist\` here: \`npm run preview\` only reads.`;
}

/** @param {string} path */
function isBrokenLink(path) {
  return !existsSync(path) && lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
