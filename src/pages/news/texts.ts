import { textsOf } from '../../content/fields/texts.ts';
import { news } from './fields.ts';

export const texts = textsOf(
  {},
  { label: 'News', title: 'nav.news', description: 'news.description', neededBy: news },
);
