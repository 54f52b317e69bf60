// Saves of editors in quick succession: whatever events the watcher drops, the last one is served.
import { appendFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { limit } from '../../../machine.ts';
import { work } from '../workspace.ts';
import { serve } from './serve.ts';

type Save = (file: string, text: string) => Promise<void> | void;

/** How programs save. */
const saveMethods: Readonly<Record<string, Save>> = {
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

/** The number of saves, and of those in a group, after which the page is checked. */
const count = process.env['TEST_DEPTH'] ? 1000 : 24;
const groupSize = 8;
/** Milliseconds for which an invalid file isn't reported. */
const tolerance = 100;
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now());

const saves = fc.record({
  method: fc.constantFrom(...Object.keys(saveMethods)),
  name: fc.constantFrom('a', 'b'),
  delay: fc.integer({ min: 1, max: 80 }),
});

it(
  `serves the last version after any saves (PROPERTY_SEED=${seed})`,
  { timeout: limit(count * 500) },
  async () => {
    const lastNotes: Record<string, string> = { a: 'a0', b: 'b0' };
    const textOf = (note: string) => work('', `${note}.\n`);
    const fileOf = (name: string) => `content/en/works/${name}.mdx`;
    const { root, get, logged } = await serve({
      [fileOf('a')]: textOf('a0'),
      [fileOf('b')]: textOf('b0'),
    });
    let longestSave = 0;
    for (const [index, { method, name, delay }] of fc
      .sample(saves, { numRuns: count, seed })
      .entries()) {
      await pause(delay);
      lastNotes[name] = `${name}${index + 1}`;
      const start = performance.now();
      await saveMethods[method]?.(join(root, fileOf(name)), textOf(lastNotes[name]));
      longestSave = Math.max(longestSave, performance.now() - start);
      if ((index + 1) % groupSize > 0) continue;
      const notes = Object.values(lastNotes).map((note) => `<p>${note}.</p>`);
      await vi.waitFor(
        async () => expect(JSON.parse(await get())).toMatchObject({ html: notes }),
        limit(20_000),
      );
      // On a busy machine a save may take longer, and be reported.
      if (longestSave < tolerance) expect(logged).toEqual([]);
      logged.length = 0;
      longestSave = 0;
    }
  },
);
