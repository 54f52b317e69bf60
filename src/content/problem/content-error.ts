import { inspect } from 'node:util';

/** A mistake in content or in a setting: what is told about it is all there is to know, so no stack is shown. */
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
