import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root as projectRoot } from '../../commands/run.mjs';
import { folderWith } from '../folder-with.ts';

const program = ['node_modules/tsx/dist/cli.mjs', 'src/commands/deal-texts.ts'].map((file) =>
  join(projectRoot, file),
);

/** A project with two rooms, and a translator's texts. */
function deal(messages: string) {
  const { root, read } = folderWith({
    'src/pages/press/texts.json': '{"en":{"press.read":"Read article","nav.press":"Press"}}',
    'src/page/texts.json': '{"en":{"site.skip":"Skip to content"}}',
    'other/pl/messages.yaml': messages,
  });
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [...program, 'other', 'pl'], options);
  return { status, stderr, press: read('src/pages/press/texts.json'), read };
}

it('copies the texts of a language to the rooms verbatim, in the order of the English ones', () => {
  const { status, press, read } = deal(
    'site:\n  subtitle: Skrzypaczka\n  skip: Do treści\nnav:\n  press: Prasa\npress:\n  read: 1.10\n',
  );
  expect(status).toBe(0);
  expect(press).toBe(`{
  "en": {
    "press.read": "Read article",
    "nav.press": "Press"
  },
  "pl": {
    "press.read": "1.10",
    "nav.press": "Prasa"
  }
}
`);
  expect(read('src/page/texts.json')).toContain('"pl": {\n    "site.skip": "Do treści"');
});

it.each([
  ['nav:\n  press: Prasa\npress:\n  read: Czytaj\n', 'These texts are missing: site.skip.'],
  ['press:\n  read: "Czytaj\n', 'other/pl/messages.yaml isn’t valid YAML'],
])('writes nothing from %j, and reports why', (messages, reason) => {
  const { status, stderr, press } = deal(messages);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(press).not.toContain('"pl"');
});
