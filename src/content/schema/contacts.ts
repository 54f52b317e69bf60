import { z } from 'zod';
import { collection } from './collection.ts';
import { email, telephone } from './addresses.ts';
import { namesInContacts } from './other-names.ts';
import { address, integer, text } from './scalars.ts';

const { exactOptional } = z;

/** Who else is to be asked, such as agents, each for a part of the world. */
export const contacts = collection({
  shared: {
    order: integer({ from: 1, to: 9999, example: '1' }),
    email: exactOptional(email()),
    telephone: exactOptional(telephone()),
    url: exactOptional(address('https://example.org/agency')),
  },
  translated: { title: text(), role: text(), territory: exactOptional(text()) },
  descriptions: {
    order: 'Its place below the addresses of the contact page.',
    email: 'Where letters to them go.',
    telephone: 'Where they are called.',
    url: 'A page on the web.',
    title: 'Whom to ask: a person, an agency or both.',
    role: 'What they are to be asked for.',
    territory: 'The countries for which they are to be asked.',
  },
  body: 'none',
  otherNames: namesInContacts,
  order: ['order'],
  unique: ['order'],
});
