/**
 * The code of one of Node's errors; nothing for any other.
 * @example codeOf(Object.assign(new Error('There is one.'), { code: 'EEXIST' })) // => 'EEXIST'
 */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
