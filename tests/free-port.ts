import { createServer } from 'node:net';

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const bound = server.address();
      server.close(() => {
        if (typeof bound === 'object' && bound) resolve(bound.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}
