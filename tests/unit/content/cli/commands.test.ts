// The cases of golden/commands/: files, laid over the smallest content, and commands with what they print.
import { join } from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { readFolder, type Folder } from '../../../folder.ts';
import { filesAbove, filterLines, runGoldenPages } from '../../golden/golden-pages.ts';
import type { CaseSource } from '../case-files.ts';
import { runCommand } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

afterEach(() => vi.unstubAllEnvs());

runGoldenPages(join(import.meta.dirname, '../../../golden/commands'), {}, withSession);

async function withSession(item: CaseSource): Promise<string> {
  const [files = '', ...commands] = item.text.split(/^\$ (.*?)(?: # exit \d)?$/m);
  const workspace = workspaceWith(filesAbove(files, item));
  const texts = [files.trimEnd()];
  for (const [index, command] of commands.entries())
    if (index % 2 === 0) texts.push(await session(command, workspace));
  return texts.join('\n');
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
  const { code, text, errors } = await runCommand(name, folder.root, args, {
    folder: process.env['CONTENT'] ?? 'content',
    isGithub: process.env['GITHUB_ACTIONS'] === 'true',
  });
  vi.unstubAllEnvs();
  if (code === 2) expect(readFolder(folder.root)).toEqual(before);
  const printed = filterLines(withoutCounts(text + errors.replace(/\n+Usage: [^]*/, '')), filter);
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

/** A text without what depends on how many collections, texts and examples there are. */
function withoutCounts(text: string): string {
  return text
    .replaceAll(/^\d+(?= (?:things|schemas) )/gm, '…')
    .replaceAll(/(?<=messages\.yaml: .*in English: \S+, ).*/g, '…')
    .replaceAll(/(?<=The collections are `\w+`, ).*/g, '…')
    .replaceAll(/(?<=translates: )[\da-f]{6}/g, '……');
}
