import { expect, test } from 'vitest';
import { validateWith } from '../reading.ts';
import { englishMessages, smallestContent, work } from '../workspace.ts';

const site = String(smallestContent()['content/site.yaml']);
const form = `${site}form: https://forms.example.org/abcd\n`;

/** The texts of the interface without some of them. */
function without(texts: RegExp): string {
  return englishMessages().replaceAll(texts, '');
}

test('a form that sends needs the words that say so', () => {
  const { problems } = validateWith({
    'content/site.yaml': form,
    'content/en/messages.yaml': without(/^ {2}(?:sent|offline):.*\n/gm),
  });
  expect(problems).toMatchObject([
    {
      file: 'content/site.yaml',
      line: 12,
      message:
        '`form` needs texts that say what has become of a message; there is no `contact.sent`, `contact.offline`.',
      hint: [
        'Write in content/en/messages.yaml, in the language of that file:',
        '  contact:',
        '    sent: Your message has been sent. Thank you.',
        '    offline: You are offline, so nothing was sent. What you wrote is still in the form.',
      ].join('\n'),
    },
  ]);
});

test('a form that sends nothing needs none of them', () => {
  const words = /^ {2}(?:sending|sent|failed|unanswered|offline):.*\n/gm;
  const { problems } = validateWith({ 'content/en/messages.yaml': without(words) });
  expect(problems).toEqual([]);
});

test('an excerpt needs the text above its player once it is published', () => {
  const codesWith = (draft: string) =>
    validateWith({
      'content/en/works/a.mdx': work(`${draft}excerpt: a.mp3\n`),
      'content/files/a.mp3': '',
      'content/en/messages.yaml': without(/^ {2}excerpt:.*\n/gm),
    }).problems.map(({ file, severity }) => [file, severity]);
  expect(codesWith('')).toEqual([['content/en/works/a.mdx', 'error']]);
  expect(codesWith('draft: true\n')).toEqual([]);
});

test('a newsletter needs the text of its link', () => {
  const { problems } = validateWith({
    'content/site.yaml': `${site}newsletter: https://example.org/newsletter\n`,
    'content/en/messages.yaml': without(/^ {2}newsletter:.*\n/gm),
  });
  expect(problems).toMatchObject([
    {
      file: 'content/site.yaml',
      line: 12,
      message: '`newsletter` needs the text of its link; there is no `footer.newsletter`.',
    },
  ]);
});
