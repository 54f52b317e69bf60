import { siteOf } from '../../../../src/settings/site.ts';
import { openLibrary } from '../../../../src/content/library.ts';
import { roomParts } from '../../../../src/page/room.ts';
import type { SiteSource } from '../../../../src/page/page-data.ts';
import { type Files } from '../../../folder.ts';
import { makeWorkspace } from '../../content/workspace.ts';
import { rooms, siteModel } from '../../../../src/pages/all.ts';

/** The day on which the concerts of tests are built. */
const builtAt = '2027-02-01T00:00:00Z';

/** What pages are made of, where the smallest content has these files too. */
export async function siteSourceWith(files: Files): Promise<SiteSource> {
  const workspace = makeWorkspace(files);
  const library = await openLibrary({ root: workspace.root, folder: 'content', model: siteModel });
  workspace.remove();
  const loadBody = async () => ({ default: () => null, paragraphs: [] });
  const shown = library.current().site();
  return { ...shown, ...roomParts(rooms), site: siteOf(shown), loadBody, builtAt };
}

/** A valid concert; `fields` may replace those that it has. */
export function concertFile(fields: Readonly<Record<string, string>> = {}): string {
  const all = {
    date: '2027-02-12',
    timeZone: 'Europe/Madrid',
    country: 'ES',
    title: 'Title',
    city: 'Vigo',
    ...fields,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\n`);
  return `---\n${lines.join('')}---\n`;
}

/** Concerts by the names of their files. */
export function concertFiles(all: Readonly<Record<string, string>>): Files {
  return Object.fromEntries(
    Object.entries(all).map(([name, text]) => [`content/en/concerts/${name}.mdx`, text]),
  );
}
