import { request } from 'node:http';

/** An answer as it came over the wire: nothing followed, nothing unpacked. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

interface Question {
  readonly headers?: Record<string, string>;
  readonly method?: string;
}

/** Asks a server for an address, sent as it is written: `new URL` would put some right. */
export function ask(url: string, { headers = {}, method = 'GET' }: Question = {}): Promise<Answer> {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)(.*)$/.exec(url) ?? [];
  return new Promise((resolve, reject) => {
    request(origin, { path: path || '/', method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: sent } = response;
        resolve({ status: statusCode, headers: sent, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
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
    const answer = await ask(origin + address);
    const { location } = answer.headers;
    if (typeof location !== 'string') return { address, answer, statuses };
    if (!/^\/(?![/\\])/.test(location)) throw new Error(`${address} leads to ${location}.`);
    statuses.push(answer.status);
    address = location;
  }
  throw new Error(`The redirects of ${start} have no end.`);
}
