// The ways from page to page.
import { expect, type Page } from '@playwright/test';
import { splitAddress } from '../../src/site/addresses.ts';
import { limit } from '../machine.ts';
import { languageOf, languages, pageIds } from '../e2e/site.ts';
import { clickIfThere, expectAddress, goWithin, travelsEnd, whereLeft } from './reach.ts';
import type { Action } from './step.ts';

/** Follows a link to a page. */
export function follow({
  id,
  place,
  isHasty,
}: {
  id: (typeof pageIds)[number];
  place: string;
  isHasty: boolean;
}): Action {
  return {
    name: `follow the ${place}’s link to ${id}`,
    isHasty,
    act: async ({ page, followed }, model) => {
      const address = languageAt(page).address(id);
      const links = page.locator(`${place} nav li a[href="${address}"]`);
      followed.length = 0;
      const isClicked = await clickIfThere(page, links);
      if (!isClicked || isHasty) return;
      // A press that falls between two documents is heard by neither.
      if (!model.isSettled && !(await isHeard(followed, address))) return;
      // Of several ways that are begun, the last one is gone to its end. The one before may yet change the language.
      const ends = model.isSettled ? [address] : languages.map((language) => language.address(id));
      await expectAddress(page, ends);
      model.isSettled = true;
    },
  };
}

/** Whether the page tells of a click within a second. */
function isHeard(followed: readonly string[], address: string): Promise<boolean> {
  return expect
    .poll(() => followed.includes(address), { timeout: limit(1000) })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** The language of the page's address. */
function languageAt(page: Page) {
  return languageOf(splitAddress(new URL(page.url()).pathname).locale);
}

/** Shows the page in the other language. */
export function toggle(isHasty: boolean): Action {
  return {
    name: 'toggle the language',
    isHasty,
    act: async ({ page }, { isSettled }) => {
      const from = languageAt(page);
      const to = languages.find((language) => language !== from) ?? from;
      const { pathname } = new URL(page.url());
      const id = pageIds.find((each) => from.address(each) === pathname) ?? 'home';
      const buttons = page.locator('[role=dialog] form button, header form button');
      const isClicked = await clickIfThere(page, buttons);
      if (isClicked && isSettled && !isHasty) await expectAddress(page, [to.address(id)]);
    },
  };
}

/** Goes through the history. */
export function travel({ by, isHasty }: { by: number; isHasty: boolean }): Action {
  return {
    name: by < 0 ? 'go Back' : 'go Forward',
    isHasty,
    act: async ({ page }) => {
      // A document that is left before it answers isn't asked again: in the next one the way would lead on.
      await page.evaluate(goWithin, by).catch(whereLeft(undefined));
      if (!isHasty) await travelsEnd(page);
    },
  };
}

/** Loads the page anew, unless another way that was begun before comes in between. */
export function reload(): Action {
  return {
    name: 'reload',
    act: async ({ page }) => {
      // Chromium loses the state of a page that is reloaded while it is being left.
      await travelsEnd(page);
      await page.reload({ timeout: limit(5000) }).catch((error: unknown) => {
        if (!/net::ERR_ABORTED|Timeout|Not attached to an active page/.test(String(error)))
          throw error;
      });
    },
  };
}
