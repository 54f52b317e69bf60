// What a visitor writes into the contact form.
import { css } from './target.ts';
import type { Visitor } from './visitor.ts';

/** The values of its fields, by their names. */
export const written = {
  name: 'Clara Ruiz',
  email: 'clara@example.org',
  subject: 'A commission & a question',
  message: 'Is she free in May?',
} as const;

/** Fills in the form. */
export async function write(visitor: Visitor) {
  for (const [name, value] of Object.entries(written))
    await visitor.fill(css(`main [name=${name}]`), value);
}
