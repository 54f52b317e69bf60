// The built site whose form sends, and a server on another host that takes what it sends.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { builtSite, sending } from '../built-site.ts';
import { listen, serveSite } from '../listen.ts';
import { limit } from '../machine.ts';
import { fresh } from './test.ts';

/** The ways in which a server can answer. */
export const answers = {
  'says yes': (response) => response.writeHead(200).end('{"ok":true}'),
  'thanks on another page': (response) => response.writeHead(302, { location: '/thanks' }).end(),
  'moves to another address': (response) => response.writeHead(301, { location: '/f/abcd/' }).end(),
  'finds a mistake': (response) => response.writeHead(400).end('{"errors":[{"message":"no"}]}'),
  'has had too many': (response) => response.writeHead(429).end(),
  fails: (response) => response.writeHead(500).end(),
  hangs: () => undefined,
  'drops the connection': (response) => response.socket?.destroy(),
} as const satisfies Readonly<Record<string, (response: ServerResponse) => unknown>>;

interface FormHost {
  readonly site: string;
  readonly origin: string;
  /** What was posted. */
  readonly messages: URLSearchParams[];
  answer: (response: ServerResponse) => unknown;
  /** Ends the server that takes messages. */
  readonly leave: () => Promise<void>;
}

/** Playwright's `fresh` with the two. */
export const test = fresh.extend<{ formHost: FormHost }, { built: string }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
    async ({}, use) => use(await builtSite(sending)),
    { scope: 'worker', timeout: limit(120_000) },
  ],
  formHost: async ({ built }, use) => {
    const messages: URLSearchParams[] = [];
    const taking = await listen(
      createServer((request, response) => void take(request, response, host)),
    );
    const folder = sendingTo(taking.origin, built);
    const site = await serveSite(folder);
    let isThere = true;
    const leave = async () => {
      if (isThere) await taking.close();
      isThere = false;
    };
    const host: FormHost = {
      site: site.origin,
      origin: taking.origin,
      messages,
      answer: answers['says yes'],
      leave,
    };
    await use(host);
    await leave();
    await site.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ formHost }, use) => use(formHost.site),
  // The form's own requests, and the browser's words for those that fail.
  expected: async ({ formHost }, use) =>
    use([new RegExp(`^request: ${formHost.origin}/`), /^error: Failed to load resource/]),
});

async function take(request: IncomingMessage, response: ServerResponse, host: FormHost) {
  response.setHeader('access-control-allow-origin', '*');
  if (request.method !== 'POST') return response.end('Thank you.');
  host.messages.push(new URLSearchParams(await readText(request)));
  return host.answer(response);
}

/** A copy of the built site whose form is posted to a server that is there. */
function sendingTo(origin: string, built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sending-'));
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|data\.json)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('https://forms.example.org', origin));
  }
  return folder;
}
