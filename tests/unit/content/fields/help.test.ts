import { expect, it } from 'vitest';
import type { Collection } from '../../../../src/content/fields/collection.ts';
import { fieldAt, namesIn, type Shape } from '../../../../src/content/fields/shape.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { collectionNames, siteCollection } from '../../../site-collection.ts';

it.each(collectionNames)('tells what each field of %s is for', (name) => {
  const { original, translation }: Collection = siteCollection(name);
  for (const { shape } of [original, translation])
    for (const field of namesIn(shape))
      expect(fieldAt(shape, field.split('.'))?.help, field).toBeTruthy();
});

it('tells what each field of site.yaml is for', () => {
  const shape: Shape = siteModel.site.shape;
  expect(Object.keys(shape).length).toBeGreaterThan(10);
  for (const [name, { help }] of Object.entries(shape)) expect(help, name).toBeTruthy();
});
