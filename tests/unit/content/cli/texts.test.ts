import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { englishMessages, workspaceWith } from '../workspace.ts';

/** A workspace whose texts lack some lines, and what the command says of it. */
async function written(lines: RegExp, translation = '', eol = '\n') {
  const { root, read } = workspaceWith({
    'content/en/messages.yaml': `# Own remark\n${englishMessages()}`
      .split(lines)
      .join('')
      .replaceAll('\n', eol),
    ...(translation && { 'content/es/messages.yaml': translation }),
  });
  const outcome = await run('texts', root);
  const texts = (language: string) => read(`content/${language}/messages.yaml`);
  return { ...outcome, texts, check: () => run('check', root) };
}

it('writes a text that is missing where it belongs, below a mark, and leaves all else', async () => {
  const { code, text, texts, check } = await written(/^ {2}biography: nav.*\n/m);
  expect(code).toBe(0);
  expect(text).toBe('content/en/messages.yaml: written `nav.biography`.');
  expect(texts('en')).toBe(
    `# Own remark\n${englishMessages()}`.replace(
      '  biography: nav.biography\n',
      '  # NEW\n  biography: Biography\n',
    ),
  );
  const checked = await check();
  expect([checked.code, checked.text]).toMatchObject([0, expect.stringContaining('later version')]);
});

it('writes a group that is missing, and marks an example as one', async () => {
  const { texts } = await written(/^(?:pager|footer):\n(?: .*\n)+/gm);
  expect(texts('en')).toContain(
    'pager:\n  # NEW\n  label: Pages\n  # NEW\n  page: Page {number}\n',
  );
  expect(texts('en')).toMatch(/^footer:\n {2}# EXAMPLE\n {2}invitation: /m);
});

it('writes the same texts into a translation that has them ready, and no others', async () => {
  const translation = 'nav:\n  home: Portada\ntranslates: 3f9c1a\n';
  const { texts, text } = await written(/^ {2}contact: nav.*\n/m, translation);
  expect(texts('es')).toBe(
    'nav:\n  home: Portada\n  # NEW\n  contact: Contacto\ntranslates: 3f9c1a\n',
  );
  expect(text.split('\n')).toHaveLength(2);
});

it('writes nothing where no text is missing but those that may be', async () => {
  const { code, text, texts } = await written(/^ {2}(?:listen: press|newsletter:).*\n/gm);
  expect([code, text]).toEqual([0, 'content/en/messages.yaml lacks no text.']);
  expect(texts('en')).not.toContain('# NEW');
});

it('keeps Windows line ends', async () => {
  const { texts } = await written(/^ {2}biography: nav.*\n/m, '', '\r\n');
  expect(texts('en')).toContain('\r\n  # NEW\r\n  biography: Biography\r\n');
  expect(texts('en')).not.toMatch(/[^\r]\n/);
});

it('writes nothing into a file that can’t be read', async () => {
  const { code, errors } = await written(/(?<=^nav:)\n/m);
  expect([code, errors]).toMatchObject([2, expect.stringContaining('can’t be read')]);
});
