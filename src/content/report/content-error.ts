import { inspect } from 'node:util';

/** An error in content or in a setting. Its message is complete, so it is printed without a stack trace. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
