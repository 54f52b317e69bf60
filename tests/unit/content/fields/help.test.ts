import { expect, it } from 'vitest';
import type { Collection } from '../../../../src/content/fields/collection.ts';
import { fieldAt, namesIn, type Shape } from '../../../../src/content/fields/shape.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { collectionNames, siteCollection } from '../../../site-collection.ts';

const shapes = collectionNames.flatMap((name): [string, Shape][] => {
  const { original, translation }: Collection = siteCollection(name);
  return [original, translation].map(({ shape }) => [name, shape]);
});

it.each([...shapes, ['site.yaml', siteModel.site.shape] as const])(
  'has a help text for each field of %s',
  (name, shape) => {
    const fields = name === 'site.yaml' ? Object.keys(shape) : namesIn(shape);
    for (const field of fields) expect(fieldAt(shape, field.split('.'))?.help, field).toBeTruthy();
  },
);
