/** The result of a task; undefined if it throws. */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Messages of errors of the machine or the program, not of the file that is read. */
const fatalError =
  /\b(?:EMFILE|ENFILE|ENOMEM)\b|too many open files|out of memory|allocation failed|^Expected .* but received|^Cannot find (?:module|package)/i;

/**
 * A handler for `catch` that returns a value. It rethrows failures of the machine or the program, such as a lack of
 * memory or a wrong option of sharp; any other error is a decoder's for damaged bytes, or a file that can't be read.
 */
export function recoverWith<Value>(value: Value) {
  return (error: unknown): Value => {
    if (error instanceof Error && fatalError.test(error.message)) throw error;
    return value;
  };
}
