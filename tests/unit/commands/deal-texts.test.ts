import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../folder-with.ts';

const script = join(import.meta.dirname, '../../../src/commands/deal-texts.ts');
const tsx = join(import.meta.dirname, '../../../node_modules/tsx/dist/cli.mjs');

/** A project with two rooms, and a translator's texts. */
function deal(messages: string) {
  const { root, read } = folderWith({
    'src/pages/press/texts.json': '{"en":{"press.read":"Read article","nav.press":"Press"}}',
    'src/page/texts.json': '{"en":{"site.skip":"Skip to content"}}',
    'other/pl/messages.yaml': messages,
  });
  const { status, stderr } = spawnSync(process.execPath, [tsx, script, 'other', 'pl'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stderr, read };
}

it('deals the texts of a language out to the rooms, in the order of the English ones', () => {
  const { status, read } = deal(
    'site:\n  subtitle: Skrzypaczka\n  skip: Do treści\nnav:\n  press: Prasa\npress:\n  read: Czytaj\n',
  );
  expect(status).toBe(0);
  expect(read('src/pages/press/texts.json')).toBe(`{
  "en": {
    "press.read": "Read article",
    "nav.press": "Press"
  },
  "pl": {
    "press.read": "Czytaj",
    "nav.press": "Prasa"
  }
}
`);
  expect(read('src/page/texts.json')).toContain('"pl": {\n    "site.skip": "Do treści"');
});

it('writes nothing while a text is missing, and names it', () => {
  const { status, stderr, read } = deal('nav:\n  press: Prasa\npress:\n  read: Czytaj\n');
  expect(status).toBe(1);
  expect(stderr).toContain('These texts are missing: site.skip.');
  expect(read('src/pages/press/texts.json')).not.toContain('"pl"');
});

it('takes a text as it is written, and names a file that can’t be read', () => {
  const texts = (read: string) =>
    `site:\n  skip: Do treści\nnav:\n  press: Prasa\npress:\n  read: ${read}\n`;
  expect(deal(texts('1.10')).read('src/pages/press/texts.json')).toContain('"press.read": "1.10"');
  expect(deal(texts('"Czytaj')).stderr).toContain('other/pl/messages.yaml isn’t valid YAML');
});
