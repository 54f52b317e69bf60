import { reasonOf } from '../src/text/reason-of.ts';

/** What a function returns, or the message of the error that it throws. */
export function orReason<Value>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error) {
    return reasonOf(error);
  }
}
