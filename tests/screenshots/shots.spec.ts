// `npm run bench -- screenshots`: every page and state at six widths, to be looked at, in test-results/screenshots/.
// `npm run bench -- screenshots -g '390 en menu'` takes some of them.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../src/locales.ts';
import { addressIn } from '../../src/page/addresses.ts';
import { allLoaded, fresh as test, scriptReady, scrollTo } from '../e2e/test.ts';

/** A picture to take: a path below a language's and, for a state, what brings it about. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Whether it is of the window alone. */
  readonly isWindow?: boolean;
}

const shots: readonly Shot[] = [
  { name: 'home', path: '' },
  ...['biography', 'gallery', 'media', 'press', 'contact'].map((path) => ({ name: path, path })),
  ...['violinist', 'composer', 'compositions'].map((tab) => ({
    name: `biography-${tab}`,
    path: `biography#${tab}`,
  })),
  { name: 'not-found', path: 'nothing-here' },
  { name: 'menu', path: '', act: openMenu, isWindow: true },
  { name: 'lightbox', path: 'gallery', act: openPhoto, isWindow: true },
  { name: 'form-errors', path: 'contact', act: submit, isWindow: true },
  { name: 'toast', path: 'contact', act: sendMessage, isWindow: true },
  {
    name: 'print-biography',
    path: 'biography',
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
];

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test.describe(String(width), () => {
    const height = Math.round(width < 768 ? width * 2 : width * 0.66);
    test.use({ viewport: { width, height }, deviceScaleFactor: 2 });
    for (const { id } of locales) for (const shot of shots) takeShot(id, shot, width);
  });
}

function takeShot(id: Locale, { name, path, act, isWindow = false }: Shot, width: number): void {
  test(`${id} ${name}`, async ({ page }, { project }) => {
    test.skip(name === 'menu' && width >= 1024, 'The header has all links.');
    const response = await page.goto(addressIn(id, path).slice(1));
    const isMissing = response?.status() === 404 && name !== 'not-found';
    test.skip(isMissing, 'The site has no such page.');
    await scriptReady(page);
    await act?.(page);
    await allLoaded(page);
    // The header stands where the window is scrolled to.
    if (!isWindow) await scrollTo(page, 0);
    const file = `${id}-${name}-${width}.png`;
    await page.screenshot({ path: join(project.outputDir, file), fullPage: !isWindow });
  });
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Men[uú]$/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function openPhoto(page: Page): Promise<void> {
  await page.locator('main a:has(img)').nth(1).click();
  await page.getByRole('dialog').waitFor();
}

async function submit(page: Page): Promise<void> {
  await page.locator('main [type=submit]').click();
}

/** Nothing is sent to the service of a form; what the form then says is shown. */
async function sendMessage(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  for (const field of await page.locator('main input, main textarea').all())
    await field.fill('visitor@example.org');
  await submit(page);
  await page.locator('main [role=status] > *, li[data-state=open]').first().waitFor();
}
