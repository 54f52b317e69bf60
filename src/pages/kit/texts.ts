import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'kit.intro': { type: phrase() },
    'kit.length': { placeholders: ['length', 'words'] },
    'kit.copyText': { placeholders: ['title', 'length'] },
    'kit.copied': { placeholders: ['title', 'length'] },
    'kit.copyFailed': { placeholders: ['title?', 'length?'] },
    'kit.notice': { placeholders: ['date'] },
    'kit.printSize': { placeholders: ['width', 'height', 'across', 'down'] },
  },
  {
    inBuild: ['kit.length', 'kit.notice', 'kit.printSize'],
    groups: {
      kit: {
        label: 'For presenters',
        help: 'The kit for presenters, with what its buttons say.',
      },
    },
  },
);
