import { expect, it } from 'vitest';
import { roleOf } from '../../../src/content/file-role.ts';
import { slugOf } from '../../../src/content/slug.ts';

it('knows a file by its path', () => {
  expect(roleOf('es/works/aurora.mdx', 'content')).toEqual({
    kind: 'entry',
    locale: 'es',
    collection: 'works',
    slug: 'aurora',
  });
  expect(roleOf('en/messages.yaml', 'content')).toEqual({ kind: 'messages', locale: 'en' });
  expect(roleOf('site.yaml', 'content')).toEqual({ kind: 'site' });
  expect(roleOf('images/hall.jpg', 'content')).toEqual({ kind: 'image', name: 'hall.jpg' });
});

it.each([
  'README.md',
  'en/.DS_Store',
  'en/works/.aurora.mdx.swp',
  'en/works/aurora.mdx~',
  'en/works/#a.mdx#',
  'en/works/desktop.ini',
  'en/works/4913',
  'en/works/aurora.mdx___jb_tmp___',
  'en/works/aurora.mdx___jb_old___',
  'en/works/aurora.mdx.tmp.123',
  'en/works/aurora.mdx.sb-f6e2d2a5-gQbYNE',
  'en/works/aurora.mdx.1795628111',
  'images/hall.jpg.part',
])('ignores %s', (path) => {
  expect(roleOf(path, 'content')).toEqual({ kind: 'ignored' });
});

it.each([
  ['ens/works/a.mdx', 'There is no language `ens`. Did you mean `en`?'],
  ['en/wroks/a.mdx', 'There is no collection `wroks`. Did you mean `works`?'],
  [
    'en/works/opus/a.mdx',
    'A collection has no folders in it. Move the file into content/en/works/.',
  ],
  [
    'en/works/aurora.md',
    "An entry is a file that ends in `.mdx`, and `aurora.md` doesn't. Rename it to content/en/works/aurora.mdx.",
  ],
  [
    'en/aurora.mdx',
    '`aurora.mdx` has no meaning here. Move it into the folder of its collection, for example content/en/works/.',
  ],
  ['sites.yaml', '`sites.yaml` has no meaning here. Did you mean `site.yaml`?'],
])('says where %s belongs', (path, told) => {
  const role = roleOf(path, 'content');
  expect(role.kind === 'misplaced' && `${role.fault.message} ${role.fault.hint}`).toBe(told);
});

it.each(['Aurora', 'aurora_2', 'élégie', 'a--b', '-a', 'a.b', 'a b', 'a'.repeat(81), ''])(
  'refuses %j as a slug',
  (slug) => {
    expect(roleOf(`en/works/${slug}.mdx`, 'content')).toMatchObject({
      kind: slug === '' ? 'ignored' : 'misplaced',
    });
  },
);

it('makes a slug of any name', () => {
  expect(slugOf('Élégie No. 2 (1999)')).toBe('elegie-no-2-1999');
});
