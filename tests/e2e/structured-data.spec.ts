import { z } from 'zod';
import { english } from './site.ts';
import { expect, reading as test } from './test.ts';

const things = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });
const photographs = z.array(
  z.object({ '@id': z.string(), caption: z.string(), creditText: z.string().optional() }),
);
const works = z.array(z.object({ '@id': z.string(), name: z.string() }));

/** The fragment of a thing's address, with its `#`. */
function fragmentOf(thing: { readonly '@id': string } | undefined): string {
  return new URL(thing?.['@id'] ?? '').hash;
}

const { address } = english;

test.describe('what search engines are told', () => {
  test('of a photograph is what its own address shows', async ({ page, visit }) => {
    await page.goto(address('gallery'));
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const { '@graph': graph } = things.parse(JSON.parse(text));
    const gallery = graph.find((thing) => thing['@type'] === 'ImageGallery');
    const all = photographs.parse(gallery?.['associatedMedia']);
    expect(all).toHaveLength(11);
    const lightbox = page.getByRole('dialog');
    const expectShown = async ({ caption, creditText }: (typeof all)[number]) => {
      await expect(lightbox).toContainText(caption);
      if (creditText) await expect(lightbox).toContainText(creditText);
    };
    // The address is opened for the last, and follows from there on to all the others.
    await visit(address('gallery') + fragmentOf(all.at(-1)));
    await expect(lightbox).toContainText(all.at(-1)?.caption ?? 'nothing');
    for (const photograph of all.slice(0, 2)) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(address('gallery') + fragmentOf(photograph));
      await expectShown(photograph);
    }
  });

  test('of a work is at its own address, in sight', async ({ page, visit }) => {
    await page.goto(address('biography'));
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const { '@graph': graph } = things.parse(JSON.parse(text));
    const all = works.parse(graph.filter((thing) => thing['@type'] === 'MusicComposition'));
    expect(all).toHaveLength(7);
    for (const work of [all[0], all.at(-1)]) {
      await page.goto('about:blank');
      await visit(address('biography') + fragmentOf(work));
      await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
      const title = page
        .getByRole('article')
        .getByRole('heading', { name: work?.name ?? 'nothing', exact: true });
      await expect(title).toBeInViewport();
    }
    for (const work of all) {
      await expect(page.locator(`article${fragmentOf(work)}`)).toContainText(work.name);
    }
  });
});
