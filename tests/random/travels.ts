// The ways from page to page.
import type { Page } from '@playwright/test';
import { english, languages, pageIds, type PageId } from '../e2e/site.ts';
import { scriptReady } from '../e2e/test.ts';
import type { Action } from './model.ts';
import { clickIfThere, expectAddress } from './reach.ts';

/** Follows a link to a page. */
export function follow({ id, place }: { id: PageId; place: string }): Action {
  return {
    name: `follow the ${place}’s link to ${id}`,
    act: async (page) => {
      const address = languageAt(page).address(id);
      const links = page.locator(`${place} nav li a[href="${address}"]`);
      if (await clickIfThere(page, links)) await expectAddress(page, address);
    },
  };
}

/** The language of the page's address. */
function languageAt(page: Page) {
  const [, first = ''] = new URL(page.url()).pathname.split('/');
  return languages.find(({ id }) => id === first) ?? english;
}

/** Shows the page in the other language. */
export function toggle(): Action {
  return {
    name: 'toggle the language',
    act: async (page) => {
      const from = languageAt(page);
      const to = languages.find((language) => language !== from) ?? from;
      const { pathname } = new URL(page.url());
      const id = pageIds.find((each) => from.address(each) === pathname) ?? 'home';
      const buttons = page.locator('[role=dialog] form button, header form button');
      if (await clickIfThere(page, buttons)) await expectAddress(page, to.address(id));
    },
  };
}

/** Goes through the history, but not out of the site. */
export function travel(by: 1 | -1): Action {
  return {
    name: by < 0 ? 'go Back' : 'go Forward',
    act: async (page) => {
      const isWithin = await page.evaluate(
        (step) => (step < 0 ? navigation.canGoBack : navigation.canGoForward),
        by,
      );
      if (isWithin) await (by < 0 ? page.goBack() : page.goForward());
    },
  };
}

/** Loads the page anew. */
export function reload(): Action {
  return {
    name: 'reload',
    act: async (page) => {
      await page.reload();
      await scriptReady(page);
    },
  };
}
