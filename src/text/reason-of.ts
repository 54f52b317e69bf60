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

/** The message of an error, of Node’s `parseArgs` without its advice on positional arguments; anything else in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/\. To specify a positional .*/s, '.');
}
