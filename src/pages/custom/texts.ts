import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  { 'pages.updated': { optional: true, takes: ['date'] } },
  { label: 'Pages of your own' },
);
