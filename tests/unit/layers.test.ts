import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lintReport = z.object({ diagnostics: z.array(z.object({ code: z.string() })) });

/** The lint rules that a file of one line breaks under the project's own configuration. */
function rulesBrokenBy(path: string, line: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${line}\n`);
    const args = ['--config', join(folder, '.oxlintrc.json'), '--format', 'json', folder];
    const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...args], {
      encoding: 'utf8',
    });
    return lintReport.parse(JSON.parse(stdout)).diagnostics.map(({ code }) => code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const restricted = 'eslint(no-restricted-imports)';

test.each([
  ['src/components/header.tsx', "export { readFileSync } from 'node:fs';"],
  ['src/routes/home.tsx', "export { render } from '../prerender/render.tsx';"],
  ['src/routes/press/entry.tsx', "export { read } from '../../content/read.ts';"],
  ['src/theme/global.tsx', "export const load = () => import('../content/validate/shared.ts');"],
  ['src/client.tsx', "export { validate } from './content/validate.ts';"],
  ['src/starter.ts', "export { join } from 'node:path';"],
  ['src/content/read.ts', "export { createElement } from 'react';"],
  ['src/content/validate/body.ts', "export { pageIds } from '../../routes/addresses.ts';"],
  ['src/content/emit.ts', "export { Header } from '../components/header.tsx';"],
])('%s must not say %s', (path, line) => {
  expect(rulesBrokenBy(path, line)).toContain(restricted);
});

test.each([
  ['src/components/header.tsx', "export type { Work } from '../content/collections.ts';"],
  ['src/routes/home.tsx', "export { load } from 'virtual:content/works';"],
  ['src/content/entry.ts', "export type { ComponentType } from 'react';"],
  ['src/prerender/render.tsx', "export { routes } from '../routes/routes.tsx';"],
])('%s may say %s', (path, line) => {
  expect(rulesBrokenBy(path, line)).not.toContain(restricted);
});
