import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');

it.each(pagesOf(folder).map(({ file }) => file))(
  'places the CSP of %s after the encoding and before everything else',
  (file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    expect(html).toMatch(
      /^<!doctype html>\s*<html lang="\w+"><head><meta charset="utf-8"\s?\/?><meta http-equiv="Content-Security-Policy"/,
    );
  },
);
