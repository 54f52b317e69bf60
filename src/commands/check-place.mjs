// @ts-check
// Runs before a build and the development server: says in one sentence what about the project's folder would stop them.
// It may run before any package is installed, so it imports only Node's modules.
import { accessSync, constants, existsSync, lstatSync } from 'node:fs';
import { sep } from 'node:path';

const reason = placeProblem(process.cwd());
if (reason) {
  console.error(reason);
  process.exit(1);
}

/**
 * Why nothing can be built in a folder.
 * @param {string} folder
 */
function placeProblem(folder) {
  const [sign] = (sep === '/' ? /[#?*\\]/ : /#/).exec(folder) ?? [];
  if (sign) {
    return `The project can't be built in \`${folder}\`: Vite reads \`${sign}\` in a path as something else. Rename the folder.`;
  }
  const places = [
    folder,
    `${folder}/node_modules`,
    `${folder}/node_modules/.cache`,
    `${folder}/dist`,
  ];
  if (isLinkToNothing(`${folder}/dist`))
    return '`dist` is a link to a folder that is not there. Create that folder, or delete the link.';
  const closed = places.find((place) => existsSync(place) && !isWritable(place));
  if (closed === undefined) return undefined;
  return `This user can't write into \`${closed}\`, where the site is built. Make it writable, or build the site elsewhere and copy its \`dist\` here: \`npm run preview\` only reads.`;
}

/** @param {string} path */
function isLinkToNothing(path) {
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
