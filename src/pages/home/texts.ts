import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  {
    'home.lead': { type: phrase() },
    'home.biographyButton': {},
    'home.insightLabel': {},
    'home.insightTitle': { type: phrase() },
    'home.quoteLabel': {},
    'home.quote': { inBuild: true, type: phrase({ isQuoted: true }) },
    'home.quoteSource': {},
    'home.pressButton': {},
  },
  { label: 'Home page', title: 'nav.home' },
);
