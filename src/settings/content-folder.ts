// The setting of the content folder that the site is made from.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';

const projectRoot = join(import.meta.dirname, '../..');

const setting = asFolder(process.env['CONTENT'] ?? settingInFile());

/** The folder of content, relative to the project: `CONTENT`, in the environment or in `.env`, or else `content`. */
export const contentFolder = setting || 'content';

/** A warning if no folder is chosen, though another than the default one has a site. */
export function contentFolderWarning(chosen = setting, root = projectRoot): string | undefined {
  const names = chosen ? [] : readdirSync(root).filter((name) => name !== 'content');
  const other = names.find((name) => existsSync(join(root, name, 'site.yaml')));
  return (
    other &&
    `The site is built from \`content/\`, but \`${other}/\` has a \`site.yaml\` too. Write \`CONTENT=${other}\` in \`.env\` to build it from that folder, or \`CONTENT=content\`.`
  );
}

/** @example asFolder('./artists/anna/') // => 'artists/anna' */
function asFolder(text = ''): string {
  const path = resolve(projectRoot, text.trim().replaceAll('\\', '/'));
  return relative(projectRoot, path).replaceAll('\\', '/');
}

/** Read from the file at each start of a server, which `process.env` outlives. Throws if it isn't UTF-8. */
function settingInFile(): string | undefined {
  const file = join(projectRoot, '.env');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (/[\0\uFFFD]/.test(text))
    throw new Error('`.env` must be text in UTF-8. Save it again as UTF-8.');
  return parseEnv(text)['CONTENT'];
}
