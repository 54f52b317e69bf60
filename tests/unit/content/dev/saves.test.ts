// Saves as editors do them, in quick succession: whatever the watcher drops, the last one is shown.
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { limit } from '../../../machine.ts';
import { work } from '../workspace.ts';
import { serve } from './serve.ts';

type Save = (file: string, text: string) => Promise<void> | void;

/** Ways in which programs save. */
const ways: Readonly<Record<string, Save>> = {
  'in place': writeFileSync,
  async 'emptied first'(file, text) {
    writeFileSync(file, '');
    await pause(5);
    writeFileSync(file, text);
  },
  async 'in two parts'(file, text) {
    writeFileSync(file, text.slice(0, 20));
    await pause(20);
    appendFileSync(file, text.slice(20));
  },
  'over the last version'(file, text) {
    writeFileSync(`${file}.tmp.123`, text);
    renameSync(`${file}.tmp.123`, file);
  },
  async 'once the last version is gone'(file, text) {
    rmSync(file);
    await pause(3);
    writeFileSync(file, text);
  },
  async 'as Vim does'(file, text) {
    writeFileSync(join(file, '../4913'), '');
    rmSync(join(file, '../4913'));
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    await pause(2);
    rmSync(`${file}~`);
  },
  async 'as JetBrains does'(file, text) {
    writeFileSync(`${file}___jb_tmp___`, text);
    await pause(2);
    renameSync(file, `${file}___jb_old___`);
    renameSync(`${file}___jb_tmp___`, file);
    await pause(2);
    rmSync(`${file}___jb_old___`);
  },
};

/** How many saves there are, in groups after which the page is looked at. */
const count = process.env['TEST_DEPTH'] ? 1000 : 24;
const together = 8;
/** What is wrong for less than so many milliseconds isn't reported. */
const moment = 100;
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now());

const saves = fc.record({
  way: fc.constantFrom(...Object.keys(ways)),
  name: fc.constantFrom('a', 'b'),
  after: fc.integer({ min: 1, max: 80 }),
});

it(
  `shows what files say after any saves (PROPERTY_SEED=${seed})`,
  { timeout: limit(count * 500) },
  async () => {
    const last: Record<string, string> = { a: 'a0', b: 'b0' };
    const textOf = (note: string) => work('', `${note}.\n`);
    const fileOf = (name: string) => `content/en/works/${name}.mdx`;
    const { root, get, logged } = await serve({
      [fileOf('a')]: textOf('a0'),
      [fileOf('b')]: textOf('b0'),
    });
    let longest = 0;
    for (const [index, { way, name, after }] of fc
      .sample(saves, { numRuns: count, seed })
      .entries()) {
      await pause(after);
      last[name] = `${name}${index + 1}`;
      const began = performance.now();
      await ways[way]?.(join(root, fileOf(name)), textOf(last[name]));
      longest = Math.max(longest, performance.now() - began);
      if ((index + 1) % together > 0) continue;
      const notes = Object.values(last).map((note) => `<p>${note}.</p>`);
      await vi.waitFor(
        async () => expect(JSON.parse(await get())).toMatchObject({ html: notes }),
        limit(20_000),
      );
      // A save that a busy machine drew out was wrong for longer than a moment.
      if (longest < moment) expect(logged).toEqual([]);
      logged.length = 0;
      longest = 0;
    }
  },
);
