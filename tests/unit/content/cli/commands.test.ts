// The cases of golden/commands/: files, laid over the smallest content, and commands with what they print.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFolder, type Files, type Folder } from '../../../folder.ts';
import { run } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

const golden = join(import.meta.dirname, '../../../golden/commands');

afterEach(() => vi.unstubAllEnvs());

describe.each(readdirSync(golden))('%s', (page) => {
  const file = join(golden, page);
  const read = () => readFileSync(file, 'utf8');
  const [base = '', ...cases] = `\n${read()}`.split(/^(?=== )/m);
  const titled = cases.map((text) => [/== (.*)/.exec(text)?.[1], text.trimEnd()]);
  it.each(titled)('%s', async (_, text = '') => {
    const workspace = workspaceWith(filesIn(`${base}${text}`));
    const blocks: string[] = [];
    for (const block of blocksOf(text)) {
      const [, command] = /^\$ (.*?)(?: # exit \d)?(?:\n|$)/.exec(block) ?? [];
      blocks.push(command ? await session(command, workspace) : block);
    }
    const actual = blocks.join('\n');
    if (process.env['UPDATE_GOLDEN'])
      writeFileSync(
        file,
        read().replace(text, () => actual),
      );
    else expect(actual).toBe(text);
  });
});

/** The title of a case, its files and its commands. */
function blocksOf(text: string): string[] {
  return text.split(/\n+(?=-- .+ --(?:\n|$)|== |\$ )/);
}

/** The files of a case, each below its path. */
function filesIn(text: string): Files {
  const files = blocksOf(text).flatMap((block) => {
    const [, path, isLatin, lines = ''] = /^-- (\S+)( in Latin 1)? --(\n[^]*)?$/.exec(block) ?? [];
    const bytes = `${lines.slice(1)}\n`;
    return path ? [[path, isLatin ? Buffer.from(bytes, 'latin1') : bytes] as const] : [];
  });
  return Object.fromEntries(files);
}

/**
 * A command with its exit code unless that is 0, and what it prints. Next to those of the project there are `cat`, `ls`,
 * `grep` and `replace`. One that is refused has written nothing.
 */
async function session(command: string, folder: Folder): Promise<string> {
  const [line = '', filter] = command.split(' | grep ');
  const words = line.matchAll(/'([^']*)'|(\S+)/g);
  const all = Array.from(words, ([, quoted, word = '']) => quoted ?? word);
  const settings = all.filter((word) => /^\w+=/.test(word)).map((word) => word.split('='));
  const [name = '', ...args] = all.slice(settings.length);
  const shown = shell[name]?.(folder, args);
  if (shown !== undefined) return `$ ${command}\n${shown}`.trimEnd();
  const before = readFolder(folder.root);
  vi.stubEnv('GITHUB_ACTIONS', '');
  for (const [key = '', value = ''] of settings) vi.stubEnv(key, value);
  const { code, text, errors } = await run(name, folder.root, args, {
    folder: process.env['CONTENT'] ?? 'content',
    isGithub: process.env['GITHUB_ACTIONS'] === 'true',
  });
  vi.unstubAllEnvs();
  if (code === 2) expect(readFolder(folder.root)).toEqual(before);
  const printed = filtered(withoutCounts(text + errors.replace(/\n+Usage: [^]*/, '')), filter);
  return `$ ${command}${code === 0 ? '' : ` # exit ${code}`}\n${printed}`;
}

const shell: Readonly<Record<string, (folder: Folder, args: readonly string[]) => string>> = {
  cat: ({ read }, [file = '']) => read(file),
  ls: ({ root }, [path = '']) => Object.keys(readFolder(join(root, path))).join('\n'),
  grep: ({ read }, [pattern = '', file = '']) =>
    read(file).match(new RegExp(pattern, 'gm'))?.join('\n') ?? '',
  replace({ read, write }, [before = '', after = '', file = '']) {
    const [from, to] = [before, after].map((each) => each.replaceAll(String.raw`\n`, '\n'));
    write({ [file]: read(file).replace(from ?? '', to ?? '') });
    return '';
  },
};

/** The lines of a text that hold a pattern or, after `-v`, that don’t. */
function filtered(text: string, filter = ''): string {
  const [, isNot, pattern = ''] = /^(-v )?'?(.*?)'?$/.exec(filter) ?? [];
  const lines = text
    .split('\n')
    .filter((line) => new RegExp(pattern).test(line) !== Boolean(isNot));
  return lines.join('\n');
}

/** A text without what depends on how many collections, texts and examples there are. */
function withoutCounts(text: string): string {
  return text
    .replaceAll(/^\d+(?= (?:things|schemas) )/gm, '…')
    .replaceAll(/(?<=messages\.yaml: .*in English: \S+, ).*/g, '…')
    .replaceAll(/(?<=The collections are `\w+`, ).*/g, '…')
    .replaceAll(/(?<=translates: )[\da-f]{6}/g, '……');
}
