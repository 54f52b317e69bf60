// The built site whose form sends, and a server on another host that receives what it sends.
import { cpSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { makeFolder, readFolder } from '../folder.ts';
import { listen, serveSite } from '../listen.ts';
import { servedSite } from '../served-sites.ts';
import { fresh as freshPage, test as keptPage } from './test.ts';

/** A way in which a server can respond. */
type Answer = (response: ServerResponse) => unknown;

/** The responses, and what the form says after each. */
export const answers: readonly (readonly [
  name: string,
  answer: Answer,
  says: 'sent' | 'failed' | 'unanswered',
])[] = [
  ['says yes', yes, 'sent'],
  ['thanks on another page', (response) => redirect(response, 302, '/thanks'), 'sent'],
  ['moves to another address', (response) => redirect(response, 301, '/f/abcd/'), 'unanswered'],
  ['finds a mistake', (response) => response.writeHead(400).end('{"errors":[]}'), 'failed'],
  ['has had too many', (response) => response.writeHead(429).end(), 'failed'],
  ['drops the connection', (response) => response.socket?.destroy(), 'unanswered'],
];

export function yes(response: ServerResponse): void {
  response.writeHead(200).end('{"ok":true}');
}

export function fails(response: ServerResponse): void {
  response.writeHead(500).end();
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location }).end();
}

/** The server, and a copy of the site whose form it receives. */
export interface FormHost {
  readonly site: string;
  readonly origin: string;
  /** What was posted. */
  messages: Readonly<Record<string, string>>[];
  answer: Answer;
}

let started: Promise<FormHost> | undefined;

/** Starts both, which last as long as the process. */
async function startFormHost(): Promise<FormHost> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method !== 'POST') return void response.end('Thank you.');
    void readText(request).then((body) => {
      // A browser that sends the form itself writes line breaks as CR LF.
      const message = new URLSearchParams(body.replaceAll('%0D%0A', '%0A'));
      host.messages.push(Object.fromEntries(message));
      return host.answer(response);
    });
  });
  const { origin } = await listen(server);
  const { dist } = servedSite('full');
  const { root, write, remove } = makeFolder();
  process.once('exit', remove);
  cpSync(dist, root, { recursive: true });
  for (const [file, text] of Object.entries(readFolder(dist)))
    if (/\.(?:html|data\.json)$/.test(file))
      write({ [file]: text.replaceAll('https://forms.example.org', origin) });
  const host: FormHost = {
    site: (await serveSite(root)).origin,
    origin,
    messages: [],
    answer: yes,
  };
  return host;
}

/** Holds the host's response back until the returned function is called. */
export function holdAnswer(host: FormHost): (answer: Answer) => void {
  let waiting: ServerResponse | undefined;
  host.answer = (response) => (waiting = response);
  return (answer) => waiting && answer(waiting);
}

export const test = withFormHost(keptPage);
export const fresh = withFormHost(freshPage);

/** `test` or `fresh` with the two. */
function withFormHost(from: typeof freshPage) {
  return from.extend<{ formHost: FormHost }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
    formHost: async ({}, use) => {
      const host = await (started ??= startFormHost());
      await use(Object.assign(host, { messages: [], answer: yes }));
    },
    baseURL: async ({ formHost }, use) => use(formHost.site),
    ends: 'without its draft',
    // The form's own requests, and the browser's words for those that fail.
    expected: async ({ formHost }, use) =>
      use([new RegExp(`^request: ${formHost.origin}/`), /^error: Failed to load resource/]),
  });
}
