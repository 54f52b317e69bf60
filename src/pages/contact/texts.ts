import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';

const onceSent = {
  optional: true,
  neededBy: { field: 'form', purpose: 'texts that say what has become of a message' },
} as const;

export const texts = textsOf(
  {
    'contact.lead': { type: phrase() },
    'contact.portrait': { optional: true, label: 'What its photograph shows' },
    'contact.generalLabel': {},
    'contact.pressLabel': {},
    'contact.formTitle': {},
    'contact.formLead': {},
    'contact.name': {},
    'contact.email': { label: 'E-mail' },
    'contact.subject': {},
    'contact.message': {},
    'contact.send': {},
    'contact.sending': onceSent,
    'contact.sent': onceSent,
    'contact.failed': onceSent,
    'contact.unanswered': onceSent,
    'contact.offline': onceSent,
    'contact.required': { optional: true },
    'contact.emailForm': { optional: true },
    'contact.noScript': {},
    'contact.mailRest': {},
  },
  {
    title: 'nav.contact',
    description: 'contact.description',
    help: 'The contact page and its form.',
  },
);
