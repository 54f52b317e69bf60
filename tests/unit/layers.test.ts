import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import config from '../../oxlint.config.ts';
import { folderWith } from './folder-with.ts';

type Case = readonly [path: string, line: string];

const refused: readonly Case[] = [
  ['src/components/header.tsx', "export { pageModules } from '../routes/page-modules.ts';"],
  ['src/routes/home.tsx', "export { render } from '../prerender/render.tsx';"],
  ['src/theme/tokens.ts', "export { Header } from '../components/header.tsx';"],
  ['src/client.tsx', "export { validate } from './content/validate.ts';"],
  ['src/starter.ts', "export { join } from 'node:path';"],
  ['src/content/plugin.ts', "export { Header } from '../components/header.tsx';"],
  ['src/content/schema/site.ts', "export type { Problem } from '../problem/problem.ts';"],
  ['src/text/format-date.ts', "export type { Localized } from '../content/schema/localized.ts';"],
  ['src/prerender/build-site.ts', "export { editor } from '../admin/output.ts';"],
  ['src/admin/browser/source-format.ts', "export { cached } from '../../content/cached.ts';"],
];

const allowed: readonly Case[] = [
  ['src/components/header.tsx', "export type { Work } from '../content/schema/collections.ts';"],
  ['src/content/validate/yaml.ts', "export { checkBody } from '../body/check-body.ts';"],
  ['src/admin/output.ts', "export { bundleEditor } from './bundle.ts';"],
];

const lintReport = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

const aboutImports = new Set(['eslint(no-restricted-imports)', 'unicorn(prefer-node-protocol)']);

/** The lines that break a rule about imports under the project's own configuration, each in a file of its own. */
function brokenOf(cases: readonly Case[]): Case[] {
  const paths = cases.map(([path]) => path);
  const nameOf = (path: string, index: number) =>
    paths.indexOf(path) === index ? path : join(dirname(path), `case-${index}${extname(path)}`);
  const files = cases.map(([path, line], index) => [nameOf(path, index), `${line}\n`] as const);
  const { root } = folderWith({
    '.oxlintrc.json': JSON.stringify(config),
    ...Object.fromEntries(files),
  });
  const args = ['--config', join(root, '.oxlintrc.json'), '--format', 'json', root];
  const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...args], {
    encoding: 'utf8',
  });
  const found = lintReport
    .parse(JSON.parse(stdout))
    .diagnostics.filter(({ code }) => aboutImports.has(code));
  return cases.filter(([path], index) =>
    found.some(({ filename }) => filename.endsWith(nameOf(path, index))),
  );
}

test('no layer imports what stands above it', () => {
  expect(brokenOf([...refused, ...allowed])).toEqual(refused);
});

test('each file of `src` and `src/content` belongs to a layer', () => {
  const layered = new Set(config.overrides.flatMap(({ files }) => files));
  const files = ['src', 'src/content'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).map(
      (each) => `${folder}/${each.name}${each.isDirectory() ? '/**' : ''}`,
    ),
  );
  expect(files.filter((file) => !layered.has(file))).toEqual(['src/hosts/**']);
});
