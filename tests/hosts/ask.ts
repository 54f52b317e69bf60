import { request } from 'node:http';

/** An answer as it came over the wire: nothing followed, nothing unpacked. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks a server for an address. */
export function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
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
