// A project -> how long an editor waits in `npm run dev`, in a real browser.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../commands/browser.mjs';
import type { Folder } from '../../folder.ts';
import { startProgram } from '../../start-program.ts';

/** What is measured, in the order of the figures. */
export const waits = [
  'first start to first page',
  'start to first page',
  'body saved to visible',
  'field saved to visible',
];

const times = 7;
const catalogue = 'biography#compositions';

/** The median of seven times of each wait, in ms. */
export async function measureDevelopment(folder: Folder): Promise<number[]> {
  const installed = findBrowser();
  const path = installed && !installed.own ? { executablePath: installed.path } : {};
  const browser = await chromium.launch({ args: chromiumArgs, ...path });
  try {
    const first = await repeat(() => {
      rmSync(join(folder.root, 'node_modules/.vite'), { recursive: true, force: true });
      return start(folder.root, browser);
    });
    const again = await repeat(() => start(folder.root, browser));
    const saves = await start(folder.root, browser, async (page) => {
      const slug = await page.locator('article[id^=work-]').first().getAttribute('id');
      const file = `content/en/works/${String(slug).replace('work-', '')}.mdx`;
      const text = folder.read(file);
      const save = (from: RegExp, to: string) =>
        repeat((run) => {
          const word = `Saved${run}`;
          const write = () => folder.write({ [file]: text.replace(from, `${to}${word} `) });
          return timeTo(page, word, write);
        });
      return [await save(/---\n\n?$|(?<=---\n\n)/, ''), await save(/^title: ['"]?/m, '$&')];
    });
    return [first, again, ...saves];
  } finally {
    await browser.close();
  }
}

/** The median duration of seven runs. */
async function repeat(take: (run: number) => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let run = 1; run <= times; run += 1) all.push(await take(run));
  return all.toSorted((a, b) => a - b)[times >> 1] ?? 0;
}

/** Starts the command. Resolves to the milliseconds until its first page responds, or to the result of the callback. */
function start(folder: string, browser: Browser): Promise<number>;
function start<Done>(
  folder: string,
  browser: Browser,
  use: (page: Page) => Promise<Done>,
): Promise<Done>;
async function start<Done>(folder: string, browser: Browser, use?: (page: Page) => Promise<Done>) {
  const page = await browser.newPage();
  const began = performance.now();
  const args = ['run', 'dev', '--', '--port', '0'];
  const env = { ...process.env, NO_COLOR: '1' };
  const server = startProgram('npm', args, { cwd: folder, env });
  try {
    const address = await server.printed(/Local:\s+(\S+)/);
    await page.goto(use ? address + catalogue : address);
    await page.locator('html[data-script=ready]').waitFor({ state: 'attached' });
    return use ? await use(page) : performance.now() - began;
  } finally {
    await page.close();
    await server.end();
  }
}

/** Milliseconds from a save to the change of the document that shows a word; both read the machine's clock. */
async function timeTo(page: Page, word: string, save: () => void): Promise<number> {
  // The watcher and the reader of the save before have come to rest.
  await pause(500);
  const seen = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('main')?.textContent.includes(text)) resolve(Date.now());
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    word,
  );
  await page.evaluate(() => undefined);
  const saved = Date.now();
  save();
  return (await seen) - saved;
}
