// The forms of the editor, as its configuration describes them.
import { collectionNames } from '../../site-collection.ts';
import { expect, it } from 'vitest';
import { editorConfig } from '../../../src/admin/editor-config.ts';

const backend = { name: 'gitea', repo: 'local/site' } as const;
const config = editorConfig({ folder: 'content', backend, url: '', isReviewed: false });

function fieldsIn(name: string): readonly object[] {
  const all: readonly unknown[] = [...(config.collections ?? []), ...(config.singletons ?? [])];
  const form = all.find(
    (each): each is { fields: object[] } =>
      typeof each === 'object' && each !== null && 'name' in each && each.name === name,
  );
  return form?.fields ?? [];
}

const namesIn = (name: string) =>
  fieldsIn(name).flatMap((field) => ('name' in field ? String(field.name) : []));

it.each([...collectionNames])('asks in the form of %s for what is needed first', (name) => {
  const needed = fieldsIn(name)
    .slice(1)
    .map((field) => 'required' in field && Boolean(field.required));
  // The text below the fields is long, and stands behind those that are translated.
  const fields = needed.filter((_, index) => namesIn(name)[index + 1] !== 'body');
  expect(fields).toEqual(fields.toSorted((a, b) => Number(b) - Number(a)));
});

it('asks for the day and the country of a concert at once', () => {
  expect(namesIn('concerts').slice(0, 4)).toEqual(['_source', 'title', 'date', 'country']);
});

it('asks last for what could lock everybody out', () => {
  expect(namesIn('site').slice(1, 4)).toEqual(['artist', 'email', 'images']);
  expect(namesIn('site').slice(-2)).toEqual(['url', 'repository']);
});
