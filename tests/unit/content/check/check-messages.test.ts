// The texts of the original; those of a translation are in fixtures/messages.txt.
import { expect, it } from 'vitest';
import type { Files } from '../../../folder.ts';
import { problemsIn, readingOver } from '../reading.ts';
import { englishMessages } from '../workspace.ts';

/** What is reported where texts of the original are others, given as in the smallest content. */
function problemsWith(changes: Readonly<Record<string, string>>, files: Files = {}) {
  const texts = Object.entries(changes).reduce((all, [before, after]) => {
    expect(all).toContain(before);
    return all.replace(before, after);
  }, englishMessages());
  return problemsIn(readingOver({ 'content/en/messages.yaml': texts, ...files }));
}

it('reports a placeholder that is unknown, at the original alone, next to other mistakes', () => {
  const es = { 'content/es/messages.yaml': 'gallery:\n  total: "{total} fotos"\n' };
  expect(problemsWith({ 'gallery.total {total}': 'All {totale}' }, es)).toMatchObject([
    {
      code: 'message-placeholder',
      message: '`gallery.total` takes `{total}`, and not `{totale}`.',
      hint: 'A name in braces keeps the place of what the page fills in; write it as it stands here.',
    },
  ]);
  expect(problemsWith({ 'gallery.total {total}': 'All photographs' }, es)).toHaveLength(1);
  const others = { 'gallery.total {total}': 'All', 'nav.press': '"**P**"', 'nav:': 'nva: A\nnav:' };
  const codes = problemsWith(others).map(({ code }) => code);
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
