import { join } from 'node:path';
import { read, toReading } from './read.ts';
import type { Content } from './schema/content.ts';
import { validate } from './validate.ts';

/** The folder of what a new content folder begins with. */
export const starterFolder = join(import.meta.dirname, 'starter');

/** What a new content folder begins with. Its pictures are made when it is written. */
export function readStarter(): Content {
  return validate(toReading('starter', read(import.meta.dirname, 'starter'))).content;
}
