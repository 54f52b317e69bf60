import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../oxlint.config.ts';

test('each file of `src` and `src/content` belongs to a layer', () => {
  const layered = new Set(config.overrides.flatMap(({ files }) => files));
  const files = ['src', 'src/content'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).map(
      (entry) => `${folder}/${entry.name}${entry.isDirectory() ? '/**' : ''}`,
    ),
  );
  expect(files.filter((file) => !layered.has(file))).toEqual([
    'src/README.md',
    'src/hosts/**',
    'src/layers.ts',
  ]);
});
