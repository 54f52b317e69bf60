import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../listen.ts';
import { folderWith } from '../folder-with.ts';

test.each([
  ['/google1a2b.html', 200, null],
  ['/press.html', 301, '/press'],
  ['/index.html', 301, '/'],
])(
  'of pages, those of public/ alone keep an address with `.html`: %s',
  async (path, status, to) => {
    const pages = {
      'index.html': '',
      'index.data.json': '',
      'press.html': '',
      'press.data.json': '',
    };
    const { root } = folderWith({ _headers: '', ...pages, 'google1a2b.html': 'mine' });
    const { origin, close } = await serveSite(root);
    onTestFinished(close);
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  },
);
