/** Why a file can't be written or a folder listed, keyed by the code of Node's error. */
const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s quota of the disk is full',
};

/**
 * Why a file couldn't be written or a folder listed; `undefined` for any other error.
 * @example writeErrorMessage(error, '/site') // => 'content/en/poems/a.mdx: there is no permission to write it.'
 */
export function writeErrorMessage(error: unknown, root: string): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const file = 'path' in error ? String(error.path).replace(`${root}/`, '') : 'Nothing is written';
  const use = 'syscall' in error && error.syscall === 'scandir' ? 'read' : 'write';
  const reason = isForbidden(error)
    ? `there is no permission to ${use} it`
    : reasons[String(error.code)];
  return reason && `${file}: ${reason}.`;
}

/** Why a file that the user passed couldn’t be read. Rethrows any other error. */
export function readErrorMessage(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file \`${file}\`.`;
  if (code === 'EISDIR') return `\`${file}\` is a folder, not a file.`;
  if (isForbidden(error)) return `${file}: there is no permission to read it.`;
  throw error;
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E(?:ACCES|PERM)$/.test(String(error.code));
}

/** The message of an error, or anything else as a string. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
