import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  {
    'kit.title': {},
    'kit.intro': { type: phrase() },
    'kit.biographies': {},
    'kit.shortName': {},
    'kit.mediumName': {},
    'kit.longName': {},
    'kit.length': { inBuild: true, takes: ['length', 'words'] },
    'kit.copy': {},
    'kit.copyText': { takes: ['title', 'length'] },
    'kit.copied': { takes: ['title', 'length'] },
    'kit.copyFailed': { takes: ['title?', 'length?'] },
    'kit.download': {},
    'kit.downloadText': { takes: ['title', 'length'] },
    'kit.notice': { inBuild: true, takes: ['date'] },
    'kit.photographs': {},
    'kit.printSize': { inBuild: true, takes: ['width', 'height', 'across', 'down'] },
    'kit.downloadPhotograph': {},
    'kit.downloadAll': {},
    'kit.catalogue': {},
    'kit.quotes': {},
  },
  { label: 'For presenters', help: 'The kit for presenters, with what its buttons say.' },
);
