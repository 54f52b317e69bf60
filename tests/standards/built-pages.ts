// The project's content and the tests' own -> every HTML file of the two built sites.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { root } from '../commands/run.mjs';
import { builtSite } from '../built-site.ts';
import { whole } from '../sites.ts';

const projectSite = { name: 'own', content: join(root, 'content') } as const;

/** An HTML file of a built site. */
export interface BuiltPage {
  /** The site and the file: `own/es/press.html`. */
  readonly name: string;
  /** The folder of its site. */
  readonly folder: string;
  readonly path: string;
  readonly html: string;
  /** Its elements of a name. */
  readonly elements: (name: string) => ReturnType<typeof DomUtils.getElementsByTagName>;
}

/** The folders of both sites, by name. */
export async function builtSites(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    [projectSite.name, (await builtSite(projectSite)).dist],
    [whole.name, (await builtSite(whole)).dist],
  ]);
}

/** Every page of both sites, and every document that presenters download. */
export async function builtPages(): Promise<BuiltPage[]> {
  return [...(await builtSites())].flatMap(([site, folder]) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .toSorted()
      .map((file) => describe(site, folder, file)),
  );
}

function describe(site: string, folder: string, file: string): BuiltPage {
  const path = join(folder, file);
  const html = readFileSync(path, 'utf8');
  const document = parseDocument(html);
  return {
    name: `${site}/${file.replaceAll(sep, '/')}`,
    folder,
    path,
    html,
    elements: (name) => DomUtils.getElementsByTagName(name, document, true),
  };
}
