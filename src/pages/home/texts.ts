import { phrase, quotedPhrase } from '../../content/fields/scalars.ts';
import { textsOf } from '../../content/fields/texts.ts';

/** The interface texts of the home page. */
export const texts = textsOf(
  {
    'home.lead': { type: phrase() },
    'home.biographyButton': {},
    'home.insightLabel': {},
    'home.insightTitle': { type: phrase() },
    'home.quoteLabel': {},
    'home.quote': { type: quotedPhrase() },
    'home.quoteSource': {},
    'home.pressButton': {},
  },
  { title: 'nav.home' },
);
