// The forms in the configuration of the editor.
import { expect, it } from 'vitest';
import { assumeType } from '../../../src/assume-type.ts';
import { editorConfig } from '../../../src/admin/editor-config.ts';
import { collectionNames } from '../../site-collection.ts';

const backend = { name: 'gitea', repo: 'local/site' } as const;
const config = editorConfig({ folder: 'content', backend, url: '', isReviewed: false });

interface Form {
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly required?: boolean }[];
}

/** The fields of a form, after the hidden one with the source of the file. */
function fieldsOf(name: string): Form['fields'] {
  const forms: unknown = [...(config.collections ?? []), ...(config.singletons ?? [])];
  return (
    assumeType<Form[]>(forms)
      .find((form) => form.name === name)
      ?.fields.slice(1) ?? []
  );
}

it.each([...collectionNames])('shows required fields first in the form of %s', (name) => {
  // The text below the fields is long, and comes after those that are translated.
  const fields = fieldsOf(name).filter((field) => field.name !== 'body');
  const required = fields.map((field) => Boolean(field.required));
  expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)));
});

it('shows the day and the country of a concert at the top, and last what could lock everybody out', () => {
  const [concert, site] = ['concerts', 'site'].map((name) =>
    fieldsOf(name).map((field) => field.name),
  );
  expect(concert?.slice(0, 3)).toEqual(['title', 'date', 'country']);
  expect(site?.slice(0, 3)).toEqual(['artist', 'email', 'images']);
  expect(site?.slice(-2)).toEqual(['url', 'repository']);
});
