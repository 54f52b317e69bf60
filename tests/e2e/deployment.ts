// The built site on a server of its own, which a new deployment can replace while pages are open.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerFrom } from '../../src/build/preview-server.ts';
import { listen } from '../listen.ts';
import { fresh as base } from './test.ts';

const first = process.env['SITE'] ?? '';

interface Host {
  readonly url: string;
  /** Puts the site's second version in the place of the first: other scripts, and the old ones gone. */
  readonly deploy: () => void;
  /** The documents that the server was asked for. */
  readonly documents: string[];
  readonly stop: () => Promise<void>;
}

/** Playwright's `test` on such a server. */
export const test = base.extend<{ host: Host }, { second: string }>({
  /** The folder of the second version. */
  second: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
    async ({}, use) => {
      const second = renewed(first);
      await use(second);
      rmSync(second, { recursive: true });
    },
    { scope: 'worker' },
  ],
  host: async ({ second }, use) => {
    const host = await startHost(second);
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

async function startHost(second: string): Promise<Host> {
  const documents: string[] = [];
  let answer = answerFrom(first, '/');
  const { origin, close } = await listen(
    createServer((request, response) => {
      if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document') {
        documents.push(request.url ?? '');
      }
      answer(request, response, () => response.writeHead(404).end());
    }),
  );
  return {
    url: origin,
    documents,
    deploy: () => {
      answer = answerFrom(second, '/');
      documents.length = 0;
    },
    stop: close,
  };
}

/** A copy of a built site with other names for all its scripts, and `data-version="2"` on its pages. */
function renewed(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  cpSync(site, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => /^assets[\\/][^\\/]+\.js$/.test(name));
  const rename = (text: string) => text.replaceAll(/([\w-]+-[\w-]{8})\.js\b/g, '$1-2.js');
  for (const file of scripts) {
    const text = readFileSync(join(folder, file), 'utf8');
    rmSync(join(folder, file));
    writeFileSync(join(folder, rename(file)), rename(text));
  }
  for (const file of files.filter((name) => /\.(?:html|data\.json)$/.test(name))) {
    const text = rename(readFileSync(join(folder, file), 'utf8'));
    const build = text.replace(/"build":"(\w+)"/, '"build":"$1-2"');
    writeFileSync(join(folder, file), build.replace('<html ', '<html data-version="2" '));
  }
  return folder;
}
