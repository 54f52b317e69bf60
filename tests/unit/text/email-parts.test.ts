import { expect, it } from 'vitest';
import { emailParts } from '../../../src/text/email-parts.ts';

it.each([
  ['office@example.org', ['office@', 'example', '.org']],
  ['anna.berg@kammer-orchester.example', ['anna', '.berg@', 'kammer-orchester', '.example']],
])('breaks %s at its `@` and its full stops, and nowhere else', (address, parts) => {
  expect(emailParts(address)).toEqual(parts);
});
