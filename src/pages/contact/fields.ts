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
      help: 'Whom to ask: a person, an agency or both.',
      aliases: 'name person agent agency company',
    },
    role: {
      type: text(),
      translated: true,
      help: 'What they are to be asked for.',
      aliases: 'position job purpose function',
    },
    territory: {
      type: text(),
      translated: true,
      optional: true,
      help: 'The countries for which they are to be asked.',
      aliases: 'region area country countries',
    },
    email: {
      type: email(),
      optional: true,
      label: 'E-mail',
      help: 'Where letters to them go.',
      aliases: 'mail e-mail address',
    },
    telephone: {
      type: telephone(),
      optional: true,
      help: 'Where they are called.',
      aliases: 'phone tel mobile',
    },
    url: {
      type: address('https://example.org/agency'),
      optional: true,
      label: 'Address on the web',
      help: 'A page on the web.',
      aliases: 'website web link homepage',
    },
  },
  order: ['order'],
  unique: ['order'],
});

export type Contact = EntryOf<typeof contacts>;
