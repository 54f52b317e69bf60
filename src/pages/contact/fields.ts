import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { address, email, telephone } from '../../content/fields/addresses.ts';
import { integer } from '../../content/fields/choice.ts';
import { text } from '../../content/fields/phrase.ts';

/** Further contacts, such as agents, each responsible for a territory. */
export const contacts = collection({
  name: 'contacts',
  label: 'Contacts',
  entryLabel: 'Contact',
  summary: '{{title}} ({{role}})',
  fields: {
    order: {
      type: integer({ from: 1, to: 9999, example: '1' }),
      help: 'Its place below the addresses of the contact page.',
    },
    title: {
      type: text(),
      translated: true,
      label: 'Name',
      help: 'Whom to contact: a person, an agency or both.',
      aliases: 'name person agent agency company',
    },
    role: {
      type: text(),
      translated: true,
      help: 'What to contact them about.',
      aliases: 'position job purpose function',
    },
    territory: {
      type: text(),
      translated: true,
      optional: true,
      help: 'The countries for which they are responsible.',
      aliases: 'region area country countries',
    },
    email: {
      type: email(),
      optional: true,
      label: 'E-mail',
      help: 'Their e-mail address.',
      aliases: 'mail e-mail address',
    },
    telephone: {
      type: telephone(),
      optional: true,
      help: 'Their telephone number.',
      aliases: 'phone tel mobile',
    },
    url: {
      type: address('https://example.org/agency'),
      optional: true,
      label: 'Address on the web',
      help: 'Their page on the web.',
      aliases: 'website web link homepage',
    },
  },
  order: ['order'],
  unique: ['order'],
});

export type Contact = EntryOf<typeof contacts>;
