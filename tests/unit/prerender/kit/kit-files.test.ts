import { execFileSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zip } from '../../../../src/prerender/kit/kit-files.ts';

const files = new Map([
  ['biographies/conductor-short.txt', new TextEncoder().encode('Inés conducts.\n')],
  ['photographs/portrait.jpg', Uint8Array.from([255, 216, 255, 217])],
]);

it('holds every file as it is', () => {
  expect(unzipSync(zip(files))).toEqual(Object.fromEntries(files));
});

it('packs the same files into the same bytes in every time zone', () => {
  const script = `import { zip } from './src/prerender/kit/kit-files.ts';
const bytes = new TextEncoder().encode('Aurora');
process.stdout.write(Buffer.from(zip(new Map([['a.txt', bytes]]))).toString('hex'));`;
  const packed = ['UTC', 'Pacific/Auckland', 'America/Montevideo'].map((TZ) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }),
  );
  expect(new Set(packed).size).toBe(1);
});
