import { expect, type Page } from '@playwright/test';
import { languages, pageIds, site, titleOf } from '../e2e/site.ts';
import { limit } from '../machine.ts';

/** The fields of the contact form, in order. */
export const fields = ['name', 'email', 'subject', 'message'] as const;

/** The name of one of them. */
export type FieldName = (typeof fields)[number];

/** What is known of a visit without looking at the page. */
export interface Model {
  /** What each field of the form must hold; a field that is left out may hold anything. */
  readonly draft: Map<FieldName, string>;
}

/** What a walk acts on. */
export interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** What a page shows of itself. */
type Seen = ReturnType<typeof look>;

/** Waits until all that must always hold of a visit holds. Throws what does not after five seconds of a usual machine. */
export async function checkInvariants(model: Model, visit: Visit): Promise<void> {
  await expect(async () => {
    const seen = await visit.page.evaluate(look);
    expect(shownOf(seen)).toEqual(expectedAt(seen.pathname));
    expect(seen.dialogs, 'dialogs').toBeLessThanOrEqual(1);
    expectDraft(model, seen);
  }).toPass({ timeout: limit(5000), intervals: [20, 50, 100, 200] });
  expect(visit.complaints, 'console messages and errors').toEqual([]);
}

/** What a page at an address must show, taken together. */
function expectedAt(pathname: string) {
  for (const language of languages) {
    const id = pageIds.find((each) => language.address(each) === pathname);
    if (!id) continue;
    return {
      lang: language.id,
      titles: [titleOf(id, language)],
      headings: [id === 'home' ? site.artist.replaceAll(' ', '') : language.text(`nav.${id}`)],
      canonicals: [new URL(pathname.slice(1), site.url).href],
      robots: 0,
      current: [language.text(`nav.${id}`)],
    };
  }
  throw new Error(`\`${pathname}\` is no address of the site.`);
}

function shownOf({ pathname, lang, titles, headings, canonicals, robots, current }: Seen) {
  const isHome = languages.some(({ address }) => address('home') === pathname);
  const heading = (text: string) => (isHome ? text.replaceAll(/\s/g, '') : text);
  return { lang, titles, headings: headings.map(heading), canonicals, robots, current };
}

function expectDraft({ draft }: Model, { fields: found }: Seen): void {
  if (found.length === 0) return;
  const kept = fields.map((field, index) => draft.get(field) ?? found[index]);
  expect(found, 'what is written').toEqual(kept);
  for (const [index, field] of fields.entries()) draft.set(field, found[index] ?? '');
}

/** Runs in the page, so without functions of its own that have names: tsx would add a helper to them. */
function look() {
  return {
    pathname: location.pathname,
    lang: document.documentElement.lang,
    titles: [...document.querySelectorAll('title:not(svg *)')].map(
      ({ textContent }) => textContent,
    ),
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim()),
    canonicals: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    ),
    robots: document.querySelectorAll('meta[name=robots]').length,
    current: [...document.querySelectorAll('header li [aria-current=page]')].map(
      ({ textContent }) => textContent,
    ),
    dialogs: document.querySelectorAll('[role=dialog]').length,
    fields: [...document.querySelectorAll('main :is(input, textarea)')].map((field) =>
      'value' in field ? String(field.value) : '',
    ),
  };
}
