import { textsOf } from '../../content/fields/texts.ts';

/** The interface texts of pages of one's own. */
export const texts = textsOf(
  { 'pages.updated': { optional: true, takes: ['date'] } },
  { label: 'Pages of your own' },
);
