import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';

const onceSent = {
  optional: true,
  neededBy: { field: 'form', purpose: 'texts that say what has become of a message' },
} as const;

/** The interface texts of the contact page and its form. */
export const texts = textsOf(
  {
    'contact.lead': { type: phrase() },
    'contact.generalLabel': {},
    'contact.pressLabel': {},
    'contact.formTitle': {},
    'contact.formLead': {},
    'contact.name': {},
    'contact.email': { label: 'E-mail' },
    'contact.subject': {},
    'contact.message': {},
    'contact.send': {},
    'contact.sending': { ...onceSent, example: 'Sending…' },
    'contact.sent': { ...onceSent, example: 'Your message has been sent. Thank you.' },
    'contact.failed': {
      ...onceSent,
      example: 'Your message was not accepted. What you wrote is still in the form.',
    },
    'contact.unanswered': {
      ...onceSent,
      example:
        'No answer came, so your message may not have arrived. What you wrote is still in the form.',
    },
    'contact.offline': {
      ...onceSent,
      example: 'You are offline, so nothing was sent. What you wrote is still in the form.',
    },
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
