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

const announced = 'announcement:\n  text: A *recording*\n';

it('asks for the last day of what is announced, in the original', () => {
  const told = (original: string, translated?: string) => {
    const first = { file, text: whole + original };
    const second = translated && { file: 'content/es/messages.yaml', text: translated };
    const { problems } = second ? checkMessages(second, first) : checkMessages(first);
    return problems.map(({ message, hint }) => [message, hint].join(' '));
  };
  expect(told(announced)).toEqual([
    '`announcement.until` is missing: it takes a day written `YYYY-MM-DD`. Write, for example, `until: 2024-03-09` for 9 March 2024.',
  ]);
  expect(told(`${announced}  until: 2027-05-03\n`)).toEqual([]);
  expect(told(`${announced}  until: 2027-05-03\n`, announced)).toEqual([]);
  expect(told(announced, `${announced}  until: 2027-05-03\n`)).toEqual([
    '`announcement.until` is language-neutral and belongs to the English file only. Move this line to content/en/messages.yaml.',
  ]);
  expect(told(`${announced}  until: 3 May 2027\n`)).toEqual([
    '`announcement.until` takes a day written `YYYY-MM-DD`, and not `3 May 2027`. Write, for example, `until: 2024-03-09` for 9 March 2024.',
  ]);
});

it('shows the text that is ready where the original lacks one, or a group', () => {
  const hintsWithout = (lines: RegExp) =>
    checkMessages({ file, text: whole.replace(lines, '') }).problems.map(({ hint }) => hint);
  expect(hintsWithout(/^ {2}gallery: nav.*\n/m)).toEqual([
    'Write, for example, `gallery: Gallery`.',
  ]);
  expect(hintsWithout(/^pager:\n(?: .*\n)+/m)).toEqual([
    'Write, for example:\n  pager:\n    label: Pages\n    page: Page {number}',
  ]);
});
