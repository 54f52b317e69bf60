import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');

test.each(pagesOf(folder))(
  'every rule of $address stands on a line of its own, by whose first class or animation it is known',
  ({ file }) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const [, rules = ''] = /<style data-rules="c">(.*?)<\/style>/s.exec(html) ?? [];
    const lines = rules.split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      const names = new Set(line.match(/\.c-[\w-]+|@keyframes [\w-]+/g));
      expect(names.size, line).toBe(1);
    }
  },
);
