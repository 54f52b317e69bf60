import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

type Case = readonly [path: string, line: string];

const refused: readonly Case[] = [
  ['src/components/header.tsx', "export { readFileSync } from 'node:fs';"],
  ['src/components/header.tsx', "export { pageModules } from '../routes/page-modules.ts';"],
  ['src/components/header.tsx', "export { contents } from '../site/page-data/contents.ts';"],
  ['src/routes/home.tsx', "export { render } from '../prerender/render.tsx';"],
  ['src/routes/press/entry.tsx', "export { read } from '../../content/read.ts';"],
  ['src/theme/global.tsx', "export const load = () => import('../content/validate/shared.ts');"],
  ['src/theme/tokens.ts', "export { Header } from '../components/header.tsx';"],
  ['src/site/addresses.ts', "export { Header } from '../components/header.tsx';"],
  ['src/site/addresses.ts', "export { contents } from './page-data/contents.ts';"],
  [
    'src/site/page-data/press.ts',
    "export { collections } from '../../content/schema/collections.ts';",
  ],
  ['src/client.tsx', "export { validate } from './content/validate.ts';"],
  ['src/starter.ts', "export { join } from 'node:path';"],
  ['src/content/cli/check.ts', "export { createElement } from 'react';"],
  ['src/content/validate/body.ts', "export { pathOf } from '../../site/addresses.ts';"],
  ['src/content/plugin.ts', "export { Header } from '../components/header.tsx';"],
  ['src/content/memoize.ts', "export { works } from './schema/collections.ts';"],
  ['src/content/schema/site.ts', "export type { Problem } from '../problem/problem.ts';"],
  ['src/content/problem/frame.ts', "export { read } from '../read.ts';"],
  ['src/content/read.ts', "export { checkBody } from './body/check-body.ts';"],
  ['src/content/body/rules.ts', "export type { Tree } from '../validate/yaml.ts';"],
  ['src/content/images/encode.ts', "export { validate } from '../validate.ts';"],
  ['src/content/validate/yaml.ts', "export { localize } from '../localize.ts';"],
  ['src/content/localize.ts', "export type { Library } from './library.ts';"],
  ['src/content/library.ts', "export { formatStatus } from './translations/status.ts';"],
  ['src/content/translations/status.ts', "export { main } from '../cli/main.ts';"],
  ['src/text/format-date.ts', "export type { Localized } from '../content/schema/localized.ts';"],
];

const allowed: readonly Case[] = [
  ['src/components/header.tsx', "export type { Work } from '../content/schema/collections.ts';"],
  ['src/components/header.tsx', "export type { PageId } from '../site/pages.ts';"],
  ['src/routes/home.tsx', "export { Header } from '../components/header.tsx';"],
  ['src/content/plugin.ts', "export type { ComponentType } from 'react';"],
  ['src/content/schema/site.ts', "export { valueAt } from '../at-path.ts';"],
  ['src/content/validate/yaml.ts', "export { checkBody } from '../body/check-body.ts';"],
  ['src/content/cli/status.ts', "export { openLibrary } from '../library.ts';"],
  ['src/text/format-date.ts', "export type { Locale } from '../locales.ts';"],
  ['src/content/body/link-targets.ts', "export { pages } from '../../site/pages.ts';"],
  ['src/prerender/render.tsx', "export { createRoutes } from '../routes/routes.tsx';"],
];

const lintReport = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
});

/** The numbers of the cases that break a rule about imports under the project's own configuration. */
const broken = new Set<number>();

/** Each case is a file of one line in the place of the file that it speaks of, or beside another case of it; all are linted at once. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    for (const [index, [path, line]] of [...refused, ...allowed].entries()) {
      const name = files.has(path) ? join(dirname(path), `case-${index}${extname(path)}`) : path;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), `${line}\n`);
      files.set(name, index);
    }
    const args = ['--config', join(folder, '.oxlintrc.json'), '--format', 'json', folder];
    const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...args], {
      encoding: 'utf8',
    });
    const { diagnostics } = lintReport.parse(JSON.parse(stdout));
    const found = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
    const isBroken = (name: string) => found.some(({ filename }) => filename.endsWith(name));
    const ofBroken = [...files].filter(([name]) => isBroken(name));
    ofBroken.forEach(([, index]) => broken.add(index));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const files = new Map<string, number>();

test.each(refused.map((each, index) => [...each, index] as const))(
  '%s must not say %s',
  (_path, _line, index) => {
    expect(broken).toContain(index);
  },
);

test.each(allowed.map((each, index) => [...each, refused.length + index] as const))(
  '%s may say %s',
  (_path, _line, index) => {
    expect(broken).not.toContain(index);
  },
);
