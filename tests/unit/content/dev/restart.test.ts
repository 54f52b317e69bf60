import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createLogger, createServer, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { restartOnSettings } from '../../../../src/content/dev/restart.ts';
import { openLibrary } from '../../../../src/content/library.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { root as project } from '../../../commands/run.mjs';
import { workspaceWith } from '../workspace.ts';
import { eventually } from './serve.ts';

test('a failed restart is tried again after the next edit', async () => {
  const { root, read, write } = workspaceWith({}, tmpdir());
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const starts: string[] = [];
  const failingPlugin: Plugin = {
    name: 'failing',
    config() {
      starts.push('a start');
      if (starts.length === 2) throw new Error('The second start fails.');
    },
  };
  const logged: string[] = [];
  const server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (text) => logged.push(text) },
    server: { middlewareMode: true, ws: false },
    plugins: [failingPlugin],
  });
  onTestFinished(() => server.close());
  const restart = restartOnSettings(server, relative(project, join(root, 'content')));
  write({ 'content/site.yaml': `${read('content/site.yaml')}colours:\n  ground: '#fff'\n` });
  restart(library);
  await eventually(() => expect(logged).toContain('server restart failed'));
  restart(library);
  await eventually(() => expect(starts).toHaveLength(3));
});
