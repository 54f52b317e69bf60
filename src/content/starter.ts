// In: the files beside this one. Out: the content that a new content folder begins with.
import { join } from 'node:path';
import { read, toReading } from './read.ts';
import type { Content } from './schema/content.ts';
import { validate } from './validate.ts';

/** The folder that holds the starter: the content that a new content folder begins with. */
export const starterFolder = join(import.meta.dirname, 'starter');

/** Reads the starter. Its images don't exist before `adopt` makes them. */
export function readStarter(): Content {
  return validate(toReading('starter', read(import.meta.dirname, 'starter'))).content;
}
