import { expect, it } from 'vitest';
import { validate } from '../../../src/content/check.ts';
import type { Collection } from '../../../src/content/fields/collection.ts';
import { localize } from '../../../src/content/localize.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { photos } from '../../../src/pages/gallery/fields.ts';
import { works } from '../../../src/pages/works/fields.ts';
import type { Files } from '../../folder.ts';
import { readingOver } from './reading.ts';
import { work } from './workspace.ts';

/** The entries of a collection in Spanish, drafts included. */
function entriesIn(files: Files, collection: Collection) {
  const { content } = validate(readingOver(files));
  const spanish = localize(content, siteModel, { withDrafts: true }).get('es');
  return spanish?.collections.get(collection) ?? [];
}

it('typesets texts by the rules of their language, also those that fell back', () => {
  const workWithTitle = (title: string) => work().replace('Aurora', title);
  const files = {
    'content/en/works/a.mdx': workWithTitle('After J. S. Bach, no. 3'),
    'content/en/works/b.mdx': work('performances:\n  - Op. 4\n'),
    'content/es/works/b.mdx':
      '---\ntitle: Según J. S. Bach, n.º 3\nperformances:\n  - Op. 4\n---\n',
  };
  const [a, b] = entriesIn(files, works);
  const title = 'After J.\u00A0S.\u00A0Bach, no.\u00A03';
  expect(a?.fields['title']).toEqual({ value: title, lang: 'en' });
  expect(b?.fields['title']).toEqual({ value: 'Según J.\u00A0S.\u00A0Bach, n.º\u00A03' });
  expect(b?.fields['performances']).toEqual([{ value: 'Op.\u00A04' }]);
});

it('marks drafts in the title or caption of every language, and nothing else', () => {
  const photo = '---\ndraft: true\norder: 1\nimage: hall.png\nalt: Hall\ncaption: The hall\n---\n';
  const files = {
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
    'content/en/photos/a.mdx': photo,
  };
  expect(entriesIn(files, works).map(({ fields }) => fields['title'])).toEqual([
    { value: 'Draft: Alba' },
    { value: 'Aurora', lang: 'en' },
  ]);
  const [photoEntry] = entriesIn(files, photos);
  expect(photoEntry?.fields['caption']).toEqual({ value: 'Draft: The hall', lang: 'en' });
});
