import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'kit.intro': { type: phrase() },
    'kit.length': { takes: ['length', 'words'] },
    'kit.copyText': { takes: ['title', 'length'] },
    'kit.copied': { takes: ['title', 'length'] },
    'kit.copyFailed': { takes: ['title?', 'length?'] },
    'kit.notice': { takes: ['date'] },
    'kit.printSize': { takes: ['width', 'height', 'across', 'down'] },
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
