// Tests the texts of the original; fixtures/messages.txt tests those of translations.
import { expect, it } from 'vitest';
import type { Files } from '../../../folder.ts';
import { problemsIn, readingOver } from '../reading.ts';
import { englishMessages } from '../workspace.ts';

/** The problems after texts of the original, as they are in the smallest content, are replaced. */
function problemsWith(changes: Readonly<Record<string, string>>, files: Files = {}) {
  const texts = Object.entries(changes).reduce((text, [before, after]) => {
    expect(text).toContain(before);
    return text.replace(before, after);
  }, englishMessages());
  return problemsIn(readingOver({ 'content/en/messages.yaml': texts, ...files }));
}

it('reports an unknown placeholder, only in the original, together with other mistakes', () => {
  const es = { 'content/es/messages.yaml': 'gallery:\n  total: "{total} fotos"\n' };
  expect(problemsWith({ 'gallery.total {total}': 'All {totale}' }, es)).toMatchObject([
    {
      code: 'message-placeholder',
      message: '`gallery.total` must contain `{total}`; it has `{totale}`.',
      hint: 'A name in braces is a placeholder for what the page fills in. Write it as it is here.',
    },
  ]);
  expect(problemsWith({ 'gallery.total {total}': 'All photographs' }, es)).toHaveLength(1);
  const mistakes = {
    'gallery.total {total}': 'All',
    'nav.press': '"**P**"',
    'nav:': 'nva: A\nnav:',
  };
  const codes = problemsWith(mistakes).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['field-unknown', 'message-placeholder', 'text-marked']);
});

it.each([
  ['press.read', "'*Read* the press'", 'text-marked'],
  ['press.read', "'**Read** it'", 'text-marked'],
  ['press.read', "'[Press](/press)'", 'text-marked'],
  ['press.read', "'Read <em>it</em>'", 'text-marked'],
  ['press.read', "'5 * 3 * 2, a_b_c, < 3 >, 🚧 Not *yet'"],
  ['home.quote', "'A *word*'"],
  ['footer.copyright', "'© {year} The estate'"],
  ['  listen: press.listen\n', ''],
  ['  label: pager.label\n', ''],
  ['  subtitle: site.subtitle\n', '', 'field-missing'],
])('with %j as %s reports %j', (before, after, ...codes) => {
  expect(problemsWith({ [before]: after }).map(({ code }) => code)).toEqual(codes);
});
