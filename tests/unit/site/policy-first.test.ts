import { expect, inject, it } from 'vitest';
import { readSite } from '../../content/site.ts';
import { whole } from '../../sites.ts';

const { pages } = readSite(whole.content, inject('whole'), whole.url);

it.each(pages)(
  'places the CSP of $address after the encoding and before everything else',
  (page) => {
    expect(page.html).toMatch(
      /^<!doctype html>\s*<html lang="\w+"><head><meta charset="utf-8"\s?\/?><meta http-equiv="Content-Security-Policy"/,
    );
  },
);
