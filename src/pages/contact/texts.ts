import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'contact.lead': { type: phrase(), optional: true },
    'contact.portrait': { label: 'What its photograph shows' },
    'contact.formLead': { optional: true },
    'contact.email': { label: 'E-mail' },
    'contact.required': { optional: true },
    'contact.emailForm': { optional: true },
  },
  {
    title: 'nav.contact',
    description: 'contact.description',
    inBuild: ['contact.portrait'],
    groups: { contact: { help: 'The contact page and its form.' } },
  },
);
