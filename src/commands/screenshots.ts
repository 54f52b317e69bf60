// Takes every page and state of the built site at every width into tests/screenshots/, to be looked at.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { locales } from '../locales.ts';
import { localAddress } from '../site/addresses.ts';
import { chromiumArgs, ensureBrowser } from './browser.mjs';
import { root } from './run.mjs';

/** A picture to take: an address and, for a state, what brings it about. */
interface Shot {
  readonly name: string;
  readonly address: string;
  readonly act?: (page: Page) => Promise<unknown>;
  readonly whole?: boolean;
  readonly below?: number;
}

const widths = [320, 390, 768, 1024, 1440, 1920] as const;
const folder = join(root, 'tests/screenshots');

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, width: { type: 'string' } },
  });
  const found = await ensureBrowser();
  if (!found) return 1;
  const chosen = values.width ? widths.filter((width) => String(width) === values.width) : widths;
  if (chosen.length === 0) {
    console.error(`\`--width\` is one of ${widths.join(', ')}.`);
    return 2;
  }
  const server = await preview({ root, logLevel: 'warn', preview: { port: 5251 } });
  const browser = await chromium.launch({ args: chromiumArgs, executablePath: found.path });
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const base = server.resolvedUrls?.local[0] ?? '';
    const shots = listShots().filter(({ name }) => !values.only || name.includes(values.only));
    for (const width of chosen) await takeAll(browser, shots, width, base);
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

async function takeAll(
  browser: Browser,
  shots: readonly Shot[],
  width: number,
  base: string,
): Promise<void> {
  for (const shot of shots) await take(browser, shot, width, base);
  console.log(`${width} px: ${shots.length} pictures`);
}

function listShots(): Shot[] {
  return locales.flatMap(({ id }) => {
    const at = (path: string) => localAddress(id, path);
    const pages: Shot[] = ['home', 'biography', 'gallery', 'media', 'press', 'contact'].map(
      (page) => ({
        name: page,
        address: at(page === 'home' ? '' : page),
        whole: true,
      }),
    );
    const tabs = ['violinist', 'composer', 'compositions'].map((tab) => ({
      name: `biography-${tab}`,
      address: `${at('biography')}#${tab}`,
      whole: true,
    }));
    const states: Shot[] = [
      { name: 'not-found', address: at('nothing-here'), whole: true },
      { name: 'menu', address: at(''), below: 1024, act: openMenu },
      { name: 'lightbox', address: at('gallery'), act: openPhoto },
      {
        name: 'form-errors',
        address: at('contact'),
        act: (page) => page.locator('main [type=submit]').click(),
      },
      { name: 'toast', address: at('contact'), act: sendMessage },
      {
        name: 'print-biography',
        address: at('biography'),
        whole: true,
        act: (page) => page.emulateMedia({ media: 'print' }),
      },
    ];
    return [...pages, ...tabs, ...states].map((shot) => ({ ...shot, name: `${id}-${shot.name}` }));
  });
}

async function openPhoto(page: Page): Promise<void> {
  await page.locator('main button:has(img)').nth(1).click();
  await page.getByRole('dialog').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Men[uú]$/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function sendMessage(page: Page): Promise<void> {
  for (const field of await page.locator('main input, main textarea').all())
    await field.fill('visitor@example.org');
  await page.locator('main [type=submit]').click();
  await page.locator('[role=status], [data-state=open]').first().waitFor();
}

async function take(browser: Browser, shot: Shot, width: number, base: string): Promise<void> {
  if (shot.below && width >= shot.below) return;
  const page = await browser.newPage({
    viewport: { width, height: Math.round(width < 768 ? width * 2 : width * 0.66) },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await page.goto(new URL(shot.address, base).href, { waitUntil: 'networkidle' });
  await shot.act?.(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({
    path: join(folder, `${shot.name}-${width}.png`),
    fullPage: shot.whole ?? false,
  });
  await page.close();
}
