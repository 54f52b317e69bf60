// `vite dev` over a generated project, in a real browser -> how long one waits for it.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../src/commands/browser.mjs';
import { median } from '../site/median.ts';

/** Milliseconds: from the start of the server to the first page, and from a save to the text on the page. */
export interface Waits {
  readonly start: number;
  readonly body: number;
  readonly frontMatter: number;
}

const port = 5640;
const edits = 7;

/** Starts the server with everything that it keeps between runs in place, and edits a work that is on the page. */
export async function measurePreview(folder: string): Promise<Waits> {
  const found = findBrowser({ whole: true });
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(found && { executablePath: found.path }),
  });
  // The first start of all bundles the packages, once for all later ones.
  await startOnce(folder, await browser.newPage());
  const began = performance.now();
  const server = startServer(folder);
  try {
    const page = await browser.newPage();
    await openWhenReady(page);
    const start = performance.now() - began;
    const slug = (await page.locator('article[id^="work-"]').first().getAttribute('id')) ?? '';
    const file = join(folder, 'content/en/works', `${slug.slice('work-'.length)}.mdx`);
    // The first edit loads what later ones have already.
    await edit(page, file, addToBody, 'warming');
    return {
      start,
      body: await repeat((token) => edit(page, file, addToBody, token), 'b'),
      frontMatter: await repeat((token) => edit(page, file, addToTitle, token), 't'),
    };
  } finally {
    await stop(server);
    await browser.close();
  }
}

async function startOnce(folder: string, page: Page): Promise<void> {
  const server = startServer(folder);
  try {
    await openWhenReady(page);
  } finally {
    await page.close();
    await stop(server);
  }
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill();
  });
}

function startServer(folder: string): ChildProcess {
  const args = ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'];
  return spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
}

/** Opens the page once the server answers, as one does who reads its address in the terminal. */
async function openWhenReady(page: Page): Promise<void> {
  const address = `http://localhost:${port}/biography`;
  const end = performance.now() + 60_000;
  while (!(await answers(address))) {
    if (performance.now() > end) throw new Error('The preview did not answer within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await page.goto(address);
  await page
    .locator('article[id^="work-"]')
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return answer?.ok ?? false;
}

async function repeat(task: (token: string) => Promise<number>, name: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < edits; run++) times.push(await task(`${name}token${run}`));
  return median(times);
}

type Change = (text: string, token: string) => string;

/** Page and bench have the same clock. */
async function edit(page: Page, file: string, change: Change, token: string): Promise<number> {
  const seen = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(text)) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    token,
  );
  // The page watches before the file is written.
  await page.evaluate(() => undefined);
  const text = change(readFileSync(file, 'utf8'), token);
  const began = Date.now();
  writeFileSync(file, text);
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`\`${token}\` never showed.`)), 20_000).unref(),
  );
  const shown = await Promise.race([seen, late]);
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));
  return shown - began;
}

function addToBody(text: string, token: string): string {
  return `${text.trimEnd()} ${token}\n`;
}

function addToTitle(text: string, token: string): string {
  return text.replace(/^title: .*$/m, (line) => `${line} ${token}`);
}
