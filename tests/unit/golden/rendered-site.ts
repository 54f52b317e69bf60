// The files of a case -> the output of a build: pages, their heads, structured data, other files.
import { DomUtils, parseDocument } from 'htmlparser2';
import { vi } from 'vitest';
import { headMetadata } from '../../../src/build/head.ts';
import { outputsOf } from '../../../src/build/outputs.ts';
import { render } from '../../../src/build/render.tsx';
import { formatProblems } from '../../../src/content/report/problem.ts';
import { localeContent } from '../../../src/page/locale-content.ts';
import { readOutput } from '../../../src/page/output.ts';
import { pageAddresses } from '../../../src/page/page-data.ts';
import { shellData } from '../../../src/page/shell-data.ts';
import { rooms } from '../../../src/pages/all.ts';
import { assumeType } from '../../../src/assume-type.ts';
import type { BodyModule } from '../../../src/content/fields/localized.ts';
import { once } from '../../../src/memoize.ts';
import { readThings, typeOf, within } from '../../schema-org.ts';
import { compileBody } from '../content/markdown/compile.ts';
import { libraryWith, outputSourceOf } from '../content/library-with.ts';
import type { Files } from '../../folder.ts';
import { outlineOf } from './outline.ts';

/** What a site is made of: files, and the day on which it is built. */
interface SiteInput {
  readonly files: Files;
  readonly day: string;
}

/** Returns a function from a heading to the result of a case. Throws if the content has an error. */
export async function renderedSite({ files, day }: SiteInput) {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00Z`) / 1000));
  const opened = await libraryWith(files);
  const errors = opened.problems().filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(formatProblems(errors, opened.library.textOf));
  const source = outputSourceOf(opened, async ({ text }) =>
    assumeType<BodyModule>(await compileBody(text)),
  );
  const { content, page } = source;
  const pageAt = async (address: string) => {
    const data = await page(address);
    const { head, body } = await render(data, shellData(content, data.locale));
    const inLanguage = localeContent(content, data.locale);
    const picture = { path: 'share.jpg' };
    return {
      head: head + (await headMetadata(data, inLanguage, picture, rooms)),
      body: `<body lang="${data.locale}">${body}</body>`,
    };
  };
  const allFiles = once(async () =>
    (await Promise.all(outputsOf(rooms).map(async ({ list }) => [...(await list(source))]))).flat(),
  );
  return async (heading: string): Promise<string> => {
    const [, kind = '', address = '', part = ''] =
      /^([a-z ]+) (\/[^:]*)(?:: (.+))?$/.exec(heading) ?? [];
    const isBelow = (path: string) => path.startsWith(address);
    switch (kind) {
      case 'outline of':
        return outlineOf((await pageAt(address)).body, part);
      case 'head of':
        return headOf((await pageAt(address)).head, part);
      case 'data of':
        return dataOf((await pageAt(address)).head, part);
      case 'pages below':
        return pageAddresses(content).filter(isBelow).join('\n');
      // Page data is internal.
      case 'files below':
        return (await allFiles())
          .flatMap(([path]) => (isBelow(path) && !path.endsWith('.data.json') ? path : []))
          .join('\n');
      default: {
        const file = (await allFiles()).find(([path]) => path === address);
        return file ? linesIn(String(await readOutput(file)), part) : 'not there';
      }
    }
  };
}

/** Lines of a head: its title and the content of its elements, for some names. */
function headOf(head: string, names: string): string {
  const elements = DomUtils.getElementsByTagName(() => true, parseDocument(head), true);
  const lines = elements.flatMap((element): [string, string][] => {
    const { name, attribs } = element;
    const { content = '', href = '' } = attribs;
    if (name === 'title') return [[name, DomUtils.textContent(element)]];
    if (name === 'meta') return [[attribs['name'] ?? attribs['property'] ?? '', content]];
    const { rel = '', hreflang, type } = attribs;
    return name === 'link' ? [[rel, `${hreflang ?? type ?? ''} ${href}`.trim()]] : [];
  });
  const requested = names.split(', ');
  return lines
    .flatMap(([name, text]) => (requested.includes(name) ? `${name}: ${text}` : []))
    .join('\n');
}

/** The things of a type in structured data, or some of their properties in a row each: `MusicEvent: name, performer`. */
function dataOf(head: string, part: string): string {
  const script = DomUtils.findOne(
    ({ attribs }) => attribs['type'] === 'application/ld+json',
    parseDocument(head).children,
  );
  const [type = '', names] = part.split(': ');
  const isRequested = (name: string) =>
    name !== '@type' && (names?.split(', ').includes(name) ?? true);
  return within(readThings(script ? DomUtils.textContent(script) : ''))
    .filter((thing) => typeOf(thing) === type)
    .flatMap((thing) => {
      const properties = Object.entries(thing).filter(([name]) => isRequested(name));
      const textOf = (value: unknown) =>
        typeof value === 'string' ? value : JSON.stringify(value);
      const lines = properties.map(([name, value]) => `${name}: ${textOf(value)}`);
      return names ? [type, ...lines].join(' | ') : [type, ...lines.map((line) => `  ${line}`)];
    })
    .join('\n');
}

/** The lines, elements or calendar components of a file that have one of some names. */
function linesIn(text: string, part: string): string {
  const lines = text.replaceAll('\r\n', '\n').trim();
  if (!part) return lines;
  const names = part.replaceAll(', ', '|');
  const patterns = [
    String.raw`^BEGIN:(${names})\n.*?^END:\1$`,
    String.raw`^(?:${names})[;:][^\n]*`,
    String.raw`<(${names})[ >].*?</\2>|<(?:${names}) [^>]*/>`,
  ];
  const matches = lines.match(new RegExp(patterns.join('|'), 'gms')) ?? [];
  return matches.join('\n');
}
