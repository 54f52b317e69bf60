// A copy of the built site whose form sends, and a server on another host that takes what it sends.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { listen, serveSite } from './listen.ts';

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

/** What the form says of each answer that comes. */
export const outcomes = [
  ['says yes', 'sent'],
  ['thanks on another page', 'sent'],
  ['moves to another address', 'unanswered'],
  ['finds a mistake', 'failed'],
  ['has had too many', 'failed'],
  ['fails', 'failed'],
  ['drops the connection', 'unanswered'],
] as const satisfies readonly (readonly [keyof typeof answers, 'sent' | 'failed' | 'unanswered'])[];

/** Both, served. */
export interface FormHost {
  readonly site: string;
  readonly origin: string;
  /** What was posted. */
  readonly messages: URLSearchParams[];
  answer: (response: ServerResponse) => unknown;
  /** Ends the server that takes messages. */
  readonly leave: () => Promise<void>;
  /** Ends both. */
  readonly close: () => Promise<void>;
}

/** Serves a copy of a built site, and the server that its form is posted to. */
export async function startFormHost(built: string): Promise<FormHost> {
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
  const close = async () => {
    await leave();
    await site.close();
    rmSync(folder, { recursive: true });
  };
  const host: FormHost = {
    site: site.origin,
    origin: taking.origin,
    messages,
    answer: answers['says yes'],
    leave,
    close,
  };
  return host;
}

async function take(request: IncomingMessage, response: ServerResponse, host: FormHost) {
  response.setHeader('access-control-allow-origin', '*');
  if (request.method !== 'POST') return response.end('Thank you.');
  host.messages.push(new URLSearchParams(await readText(request)));
  return host.answer(response);
}

/** Lets the host answer yes only once the function that this returns is called. */
export function holdAnswer(host: Pick<FormHost, 'answer'>): () => void {
  let say: () => void = () => undefined;
  host.answer = (response) => (say = () => response.writeHead(200).end('{}'));
  return () => say();
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
