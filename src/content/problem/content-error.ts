import { inspect } from 'node:util';

/** A mistake in content or in a setting: its message says all there is to know, so it has no stack. */
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
