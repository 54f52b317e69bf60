import { siteModel } from '../../../../src/pages/all.ts';
import { expect, it } from 'vitest';
import { checkMessages as checkDocuments } from '../../../../src/content/check/check-messages.ts';
import type { Located } from '../../../../src/content/report/locate.ts';
import { Document } from '../../../../src/content/source/document.ts';
import { englishMessages } from '../workspace.ts';

const file = 'content/en/messages.yaml';
const whole = englishMessages();

function checkMessages(...files: readonly [Located, Located?]) {
  const [own, original] = files.map((each) => each && new Document(each.file, each.text));
  if (!own) throw new Error('No file is given.');
  return checkDocuments(own, siteModel.messages, original);
}

/** The texts with one of them changed. */
function withText(text: string, changed: string) {
  expect(whole).toContain(text);
  return { file, text: whole.replace(text, changed) };
}

it('reports a placeholder of the original that stands for nothing', () => {
  const { problems } = checkMessages(withText('gallery.total {total}', 'All {totale}'));
  expect(problems).toMatchObject([
    {
      code: 'message-placeholder',
      message: '`gallery.total` takes `{total}`, and not `{totale}`.',
      hint: 'A name in braces keeps the place of what the page fills in; write it as it stands here.',
    },
  ]);
});

it('reports a placeholder, and markup, beside a key that there is not', () => {
  const { text } = withText('gallery.total {total}', 'All {totale}');
  const source = { file, text: `${text.replace('nav.press', '"**Press**"')}nva: Home\n` };
  const { problems, fields } = checkMessages(source);
  expect(fields).toBeUndefined();
  expect(problems.map(({ code }) => code).toSorted()).toEqual([
    'field-unknown',
    'message-placeholder',
    'text-marked',
  ]);
});

it('reports a placeholder that the original lost at the original, and there alone', () => {
  const original = withText('gallery.total {total}', 'All photographs');
  expect(checkMessages(original).problems).toHaveLength(1);
  const translation = {
    file: 'content/es/messages.yaml',
    text: 'gallery:\n  total: "{total} fotos"\n',
  };
  expect(checkMessages(translation, original).problems).toEqual([]);
});

it('leaves out what may be left out', () => {
  const changed = withText('footer.copyright', '© {year} The estate')
    .text.replace('  listen: press.listen\n', '')
    .replace('  unavailable: works.unavailable\n', '');
  expect(changed).not.toContain('press.listen');
  expect(checkMessages({ file, text: changed }).problems).toEqual([]);
});

it.each(['*Read* the press', '**Read** it', '[Press](/press)', 'Read <em>it</em>'])(
  'tells that `%s` is shown with its signs',
  (text) => {
    const { problems, fields } = checkMessages(withText('home.pressButton', `'${text}'`));
    expect(problems).toMatchObject([{ code: 'text-marked', severity: 'warning' }]);
    expect(fields).toBeDefined();
  },
);

it.each(['5 * 3 * 2', 'a_b_c', '< 3 >', '🚧 Not *yet'])('takes `%s` for what it is', (text) => {
  expect(checkMessages(withText('home.pressButton', `'${text}'`)).problems).toEqual([]);
});

it('lets a phrase hold emphasis', () => {
  expect(checkMessages(withText('home.quote', 'A *word*')).problems).toEqual([]);
});

it('requires no text that is ready, and shows what a required one is', () => {
  const problemsWithout = (lines: RegExp) =>
    checkMessages({ file, text: whole.replaceAll(lines, '') }).problems.map(
      ({ message }) => message,
    );
  expect(problemsWithout(/^(?:pager|nav):\n(?: .*\n)+/gm)).toEqual([]);
  expect(problemsWithout(/^ {2}(?:subtitle|quoteSource):.*\n/gm)).toEqual([
    '`site.subtitle` is missing: it takes a text.',
    '`home.quoteSource` is missing: it takes a text.',
  ]);
});
