import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'home.lead': { type: phrase() },
    'home.insightLabel': {},
    'home.insightTitle': { type: phrase() },
    'home.quote': { type: phrase({ isQuoted: true }) },
    'home.quoteSource': {},
  },
  { title: 'nav.home', inBuild: ['home.quote'], groups: { home: { label: 'Home page' } } },
);
