import { expect, it } from 'vitest';
import { validateWith } from '../reading.ts';

it('doesn’t report an unreadable work as missing', () => {
  const { problems } = validateWith({
    'content/en/works/aurora.mdx': Buffer.from('title: Café\n', 'latin1'),
    'content/en/concerts/a.mdx':
      '---\ndate: 2027-02-13\ncountry: IT\ntitle: A\ncity: Como\nworks:\n  - aurora\n---\n',
  });
  expect(problems.map(({ code }) => code)).toEqual(['encoding-utf8']);
});
