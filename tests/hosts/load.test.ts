import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveReport } from '../bench/save-report.ts';
import { type BuiltSite, builtSite } from './built-site.ts';
import { type Server, startServer } from './server.ts';

const visitors = 500;
const seconds = 30;
const report = 'tests/bench/HOSTS.md';

let site: BuiltSite;
let server: Server;

beforeAll(async () => {
  site = builtSite('/');
  server = await startServer('nginx', site.www, 5473);
});
afterAll(() => server?.stop());

test(`nginx serves ${visitors} visitors at once for ${seconds} s without an error`, async () => {
  const result = await autocannon({
    url: server.url,
    connections: visitors,
    duration: seconds,
    timeout: 10,
    requests: addresses().map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
  });
  const { requests, latency, throughput, errors, timeouts, non2xx } = result;
  const table = [
    ['visitors at once', visitors],
    ['seconds', seconds],
    ['requests', requests.total],
    ['requests per second', Math.round(requests.average)],
    ['latency, median (ms)', latency.p50],
    ['latency, 90 % (ms)', latency.p90],
    ['latency, 99 % (ms)', latency.p99],
    ['latency, worst (ms)', latency.max],
    ['megabytes per second', Math.round(throughput.average / 1e5) / 10],
    ['errors, time-outs, answers other than 200', errors + timeouts + non2xx],
  ].map(([name = '', value = '']) => `| ${name} | ${value} |`);
  const text = `# nginx under load

\`npm run test:hosts\` writes this: every page and the scripts of each, in turn, compressed by nginx, the load and nginx on the same machine (${cpus().length} cores, shared with other work).

|  |  |
| --- | ---: |
${table.join('\n')}
`;
  process.stdout.write(`\n${text}`);
  expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
  saveReport(report, text);
}, 90_000);

/** What a visitor's browser asks for: each page, then its scripts. */
function addresses(): string[] {
  return site.pages.flatMap(({ address, file }) => {
    const html = site.read(file).toString();
    const entry = /data-entry="([^"]*)"/.exec(html)?.[1] ?? '';
    const chunks = /data-chunks="([^"]*)"/.exec(html)?.[1] ?? '';
    return [address, entry, ...chunks.split(' ')].filter((each) => each !== '');
  });
}
