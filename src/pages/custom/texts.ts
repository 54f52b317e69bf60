import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  { 'pages.updated': { placeholders: ['date'] } },
  { inBuild: ['pages.updated'], groups: { pages: { label: 'Pages of your own' } } },
);
