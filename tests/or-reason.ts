/** What a function returns, or the message of the error that it throws. */
export function orReason<Value>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error) {
    return reasonOf(error);
  }
}

/** The message of an error; anything else that was thrown in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
