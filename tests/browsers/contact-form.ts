import { expect } from 'vitest';
import { english } from '../e2e/site.ts';
import { button, css } from './target.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor writes. */
export const written = {
  name: 'Clara Ruiz',
  email: 'clara@example.org',
  subject: 'A commission & a question',
  message: 'Is she free in May?',
} as const;

/** The name of a field of the contact form. */
export type FieldName = keyof typeof written;

/** The fields, in order. */
export const names: readonly FieldName[] = ['name', 'email', 'subject', 'message'];
/** The toast, while there is one. */
export const toast = css('[role=region] li');

/** A field of the form. */
export function field(name: FieldName) {
  return css(`main [name=${name}]`);
}

/** Fills the form. */
export async function write(visitor: Visitor) {
  for (const name of names) await visitor.fill(field(name), written[name]);
}

/** Waits until the form holds what `write` has filled in. */
export async function expectWritten(visitor: Visitor) {
  await expect
    .poll(() =>
      visitor.all(css('main :is(input, textarea)'), (all) =>
        all.map((each) => ('value' in each ? each.value : '')),
      ),
    )
    .toEqual(Object.values(written));
}

/** Sends the form. */
export async function send(visitor: Visitor, { text: say } = english) {
  await visitor.click(button(say('contact.send'), 'main'));
}

/** Writes and sends a message, whose answer is a toast that has come to rest. */
export async function showToast(visitor: Visitor, language = english) {
  await visitor.visit(language.address('contact'));
  await write(visitor);
  await send(visitor, language);
  await expect.poll(() => visitor.shown(toast)).toBe(1);
}
