import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root as projectRoot } from '../../../commands/run.mjs';
import { runCommand } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

it('exits with 1 if content is broken, and reports why on its output', () => {
  // A separate process has the languages of the project, not those of tests.
  const { root } = workspaceWith({ 'content/site.yaml': 'artist: Clara\nkind: nobody\n' });
  const files = ['node_modules/tsx/dist/cli.mjs', 'src/commands/content.ts'];
  const program = files.map((file) => join(projectRoot, file));
  const args = [...program, 'check', '--format', 'pretty'];
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  expect(status).toBe(1);
  expect(stdout).toContain('content/site.yaml:2:7\n  `kind` must be');
  expect(stderr).toBe('');
});

it('explains its options after one that it doesn’t have', async () => {
  const { code, text, errors } = await runCommand('check', workspaceWith().root, ['--fromat']);
  expect([code, text]).toEqual([2, '']);
  expect(errors).toMatch(
    /^unknown option '--fromat'\n\(Did you mean --format\?\)\n\nUsage: npm run content:check -- /,
  );
});
