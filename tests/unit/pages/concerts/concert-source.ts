import { siteOf } from '../../../../src/settings/site.ts';
import { openLibrary } from '../../../../src/content/library.ts';
import { roomParts } from '../../../../src/page/room.ts';
import type { SiteSource } from '../../../../src/page/page-data.ts';
import { type Files } from '../../../folder.ts';
import { makeWorkspace } from '../../content/workspace.ts';
import { rooms, siteModel } from '../../../../src/pages/all.ts';

const builtAt = '2027-02-01T00:00:00Z';

/** The smallest content with additional files, as the source of pages. */
export async function siteSourceWith(files: Files): Promise<SiteSource> {
  const workspace = makeWorkspace(files);
  const library = await openLibrary({ root: workspace.root, folder: 'content', model: siteModel });
  workspace.remove();
  const loadBody = async () => ({ default: () => null, paragraphs: [] });
  const site = library.current().site();
  return { ...site, ...roomParts(rooms), site: siteOf(site), loadBody, builtAt };
}

/** The file of a valid concert; `fields` are added or override the defaults. */
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

/** Files of concerts, from their texts keyed by file name. */
export function concertFiles(all: Readonly<Record<string, string>>): Files {
  return Object.fromEntries(
    Object.entries(all).map(([name, text]) => [`content/en/concerts/${name}.mdx`, text]),
  );
}
