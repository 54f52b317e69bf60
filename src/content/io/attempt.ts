/** What a task returns; nothing where it throws. */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

const ownFailure =
  /\b(?:EMFILE|ENFILE|ENOMEM)\b|too many open files|out of memory|allocation failed|^Expected .* but received|^Cannot find (?:module|package)/i;

/**
 * Handles a rejection by a value, unless the machine or the program has failed, as by a lack of memory or a wrong option of
 * sharp: any other error is what a decoder says of the bytes, or that a file may not be read.
 */
export function recoverWith<Value>(value: Value) {
  return (error: unknown): Value => {
    if (error instanceof Error && ownFailure.test(error.message)) throw error;
    return value;
  };
}
