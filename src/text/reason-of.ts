/** What keeps a file from being written, by the code of Node's error. */
const refusals: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission to write it',
  EPERM: 'there is no permission to write it',
  EROFS: 'its disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s share of the disk is full',
};

/**
 * Why a file couldn't be written; nothing for any other error.
 * @example refusalOf(error, '/site') // => 'content/en/works/a.mdx: there is no permission to write it.'
 */
export function refusalOf(error: unknown, root: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const file = 'path' in error ? String(error.path).replace(`${root}/`, '') : 'Nothing is written';
  const reason = refusals[String(error.code)];
  return reason && `${file}: ${reason}.`;
}

/** Why a file that is named by its user couldn’t be read. Throws any other error on. */
export function readRefusalOf(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file \`${file}\`.`;
  if (code === 'EISDIR') return `\`${file}\` is a folder, and no file.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `\`${file}\` can’t be read: there is no permission to.`;
  throw error;
}

/** The message of an error; anything else in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
