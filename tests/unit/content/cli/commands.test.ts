// The cases of golden/commands/: files on top of the smallest content, and commands with their output.
import { join } from 'node:path';
import { afterEach, expect, vi } from 'vitest';
import { readFolder, type Folder } from '../../../folder.ts';
import { filesAbove, filterLines, runGoldenPages } from '../../golden/golden-pages.ts';
import type { CaseSource } from '../case-files.ts';
import { runCommand } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

afterEach(() => vi.unstubAllEnvs());

runGoldenPages(join(import.meta.dirname, '../../../golden/commands'), {}, runCase);

async function runCase(item: CaseSource): Promise<string> {
  const [files = '', ...commands] = item.text.split(/^\$ (.*?)(?: # exit \d)?$/m);
  const workspace = workspaceWith(filesAbove(files, item));
  const texts = [files.trimEnd()];
  for (const [index, command] of commands.entries())
    if (index % 2 === 0) texts.push(await runLine(command, workspace));
  return texts.join('\n');
}

/**
 * A command with its output, and its exit code unless 0. In addition to the project’s, there are `cat`, `ls`, `grep` and
 * `replace`. A command with a usage error must not write anything.
 */
async function runLine(command: string, folder: Folder): Promise<string> {
  const [line = '', filter] = command.split(' | grep ');
  const matches = line.matchAll(/'([^']*)'|(\S+)/g);
  const words = Array.from(matches, ([, quoted, word = '']) => quoted ?? word);
  const variables = words.filter((word) => /^\w+=/.test(word)).map((word) => word.split('='));
  const [name = '', ...args] = words.slice(variables.length);
  const shellOutput = shell[name]?.(folder, args);
  if (shellOutput !== undefined) return `$ ${command}\n${shellOutput}`.trimEnd();
  const before = readFolder(folder.root);
  vi.stubEnv('GITHUB_ACTIONS', '');
  for (const [key = '', value = ''] of variables) vi.stubEnv(key, value);
  const { code, text, errors } = await runCommand(name, folder.root, args, {
    folder: process.env['CONTENT'] ?? 'content',
    isGithub: process.env['GITHUB_ACTIONS'] === 'true',
    summary: variables.some(([key]) => key === 'SUMMARY') ? join(folder.root, 'summary.md') : '',
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
    const [from, to] = [before, after].map((text) => text.replaceAll(String.raw`\n`, '\n'));
    write({ [file]: read(file).replace(from ?? '', to ?? '') });
    return '';
  },
};

/** A text without the numbers that depend on how many collections, texts and examples exist. */
function withoutCounts(text: string): string {
  return text
    .replaceAll(/^\d+(?= (?:things|schemas) )/gm, '…')
    .replaceAll(/(?<=messages\.yaml: .*in English: \S+, ).*/g, '…')
    .replaceAll(/(?<=The collections are `\w+`, ).*/g, '…')
    .replaceAll(/(?<=translates: )[\da-f]{6}/g, '……');
}
