import { expect, it } from 'vitest';
import { paragraphsIn } from '../../../../src/content/markdown/typeset-body.ts';
import { parseBody } from '../../../../src/content/markdown/parser.ts';

it.each([
  ['One.\n\nTwo\nlines.', ['One.', 'Two\nlines.']],
  [
    '1998\\. The second stay.\n\n2004\\. The third.',
    ['1998. The second stay.', '2004. The third.'],
  ],
  ['1. First\n2. Second', ['1. First\n2. Second']],
  ['3. Third\n4. Fourth', ['3. Third\n4. Fourth']],
  [
    '- Haydn\n- Seven\n  1. Lighthouses\n  2. Evenings',
    ['– Haydn\n– Seven\n  1. Lighthouses\n  2. Evenings'],
  ],
  ['Bergen<br />Oslo\\\nLisbon', ['Bergen\nOslo\nLisbon']],
  ['- Bergen<br />2019', ['– Bergen\n2019']],
  ['| Date | Place |\n| --- | --- |\n| 2019 | Bergen |', ['Date · Place\n2019 · Bergen']],
  ['> She *let* it fade.\n>\n> Twice.', ['She let it fade.', 'Twice.']],
  ['<q>Never</q>, she said.', ['“Never”, she said.']],
  ['### Projects\n\n***\n\nNone.', ['Projects', 'None.']],
])('exports the paragraphs of %j', (text, paragraphs) => {
  expect(paragraphsIn(parseBody(text), 'en').map(({ value }) => value)).toEqual(paragraphs);
});
