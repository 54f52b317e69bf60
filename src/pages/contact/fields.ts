import { z } from 'zod';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { email, telephone } from '../../content/fields/addresses.ts';
import { address, integer, text } from '../../content/fields/scalars.ts';

const { exactOptional } = z;

/** Who else is to be asked, such as agents, each for a part of the world. */
export const contacts = collection({
  name: 'contacts',
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
  otherNames: {
    email: 'mail e-mail address',
    telephone: 'phone tel mobile',
    url: 'website web link homepage',
    title: 'name person agent agency company',
    role: 'position job purpose function',
    territory: 'region area country countries',
  },
  order: ['order'],
  unique: ['order'],
});

/** Somebody to ask, as pages see them. */
export type Contact = EntryOf<typeof contacts>;
