import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response as it came over the wire: redirects not followed, body not decompressed. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

/** Asks a server for a path, sent as it is written: `new URL` would put some right. */
export async function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const options = { ...question, path: path || '/', agent: false };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin, options, resolve).on('error', reject).end();
  });
  const { statusCode = 0, headers } = answer;
  return { status: statusCode, headers, body: await buffer(answer) };
}

/** Where redirects lead to. */
export interface End {
  /** The last path and query. */
  readonly address: string;
  readonly answer: Answer;
  /** The statuses of the redirects. */
  readonly statuses: readonly number[];
}

/** Follows redirects within a server; throws where one leads elsewhere, or they don't end. */
export async function follow(origin: string, start: string): Promise<End> {
  const statuses: number[] = [];
  let address = start;
  while (statuses.length < 4) {
    const answer = await ask(origin, address);
    // Apache completes addresses by the request's host.
    const location = answer.headers.location?.replace(`${origin}/`, '/');
    if (location === undefined) return { address, answer, statuses };
    if (!/^\/(?![/\\])/.test(location)) throw new Error(`${address} leads to ${location}.`);
    statuses.push(answer.status);
    address = location;
  }
  throw new Error(`The redirects of ${start} have no end.`);
}
