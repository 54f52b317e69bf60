/** The message of an error, of Node’s `parseArgs` without its advice on positional arguments; anything else in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/\. To specify a positional .*/s, '.');
}
