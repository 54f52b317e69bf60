// In: what was clicked on a page, and the files of content. Out: its source position.
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { z } from 'zod';
import { formatDate } from '../../text/format-date.ts';
import { locales } from '../../locales.ts';
import { readSyntax } from '../body/read-syntax.ts';
import { readPhrase, toText } from '../body/read-phrase.ts';
import { addressName } from '../images/describe-picture.ts';
import { positionOf } from '../problem/locate.ts';
import type { Source } from '../read.ts';
import { textsIn } from '../at-path.ts';
import { splitFrontMatter } from '../validate/front-matter.ts';
import { readYaml } from '../validate/yaml.ts';

/** What was clicked: the texts and languages of elements, innermost first, and the URL of a picture. */
export const clickedSchema = z.object({
  texts: z.array(z.object({ text: z.string(), lang: z.string() })),
  picture: z.string().optional(),
});

type Clicked = z.infer<typeof clickedSchema>;

/** A position in a file of content, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the source of a picture or a text; of a composed text, that of its longest part or of the text around it. */
export function findPlace(sources: readonly Source[], clicked: Clicked): Place | undefined {
  const written = sources.flatMap(textsOf);
  const found = findPicture(written, clicked) ?? findText(written, clicked);
  return found && { file: found.source.file, ...positionOf(found.source.text, found.start) };
}

/** A text in a file of content. */
interface Written {
  readonly source: Source;
  readonly text: string;
  /** As it appears on pages, without white space. */
  readonly shown: string;
  /** The offset in the file. */
  readonly start: number;
}

function findPicture(written: readonly Written[], { picture, texts }: Clicked) {
  const [, name] = /([a-z0-9-]+)-[0-9a-f]{8}-\d+\.\w+$/.exec(picture ?? '') ?? [];
  const named = written.filter(({ text }) => /\.\w+$/.test(text) && addressName(text) === name);
  return likeliest(named, written, texts.at(-1));
}

function findText(written: readonly Written[], { texts }: Clicked): Written | undefined {
  const tries = [isWhole, isFilled, isPart].flatMap((test) =>
    texts.map((level) => ({ ...level, test })),
  );
  for (const { test, text, lang } of tries) {
    const found = longest(written.filter((each) => test(each, text, lang)));
    if (found.length > 0) return likeliest(found, written, texts.at(-1), lang);
  }
  return undefined;
}

function longest(found: readonly Written[]): Written[] {
  const length = Math.max(...found.map(({ shown }) => shown.length));
  return found.filter(({ shown }) => shown.length === length);
}

function isWhole({ shown }: Written, text: string): boolean {
  return shown === squeeze(text);
}

const placeholder = /\{(\w+)\}/;

/** The placeholders that hold words; all others hold numbers. */
const wordy = new Set(['artist', 'credit', 'date', 'length', 'title']);

/** Whether a text is an interface text of its language with the `{placeholders}` filled in. */
function isFilled({ source: { role }, text: template }: Written, text: string, lang: string) {
  if (role.kind !== 'messages' || role.locale !== lang || !placeholder.test(template)) return false;
  const parts = template.split(placeholder).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');
    return wordy.has(part) ? '.{1,40}' : String.raw`[\d.,\s]{1,12}`;
  });
  return new RegExp(`^${parts.join('')}$`).test(text.trim());
}

/** Whether a text is composed of an entry's, such as a line with a date and a town. */
function isPart({ source, shown }: Written, text: string): boolean {
  return source.role.kind !== 'messages' && shown.length > 3 && squeeze(text).includes(shown);
}

/** Of equal texts, the one whose entry has other texts around the click, and whose language is that of the click. */
function likeliest(
  found: readonly Written[],
  written: readonly Written[],
  around: Clicked['texts'][number] | undefined,
  lang = around?.lang,
): Written | undefined {
  const rankOf = ({ source, start }: Written) => {
    const isOwn = !('locale' in source.role) || source.role.locale === lang;
    if (source.role.kind !== 'entry') return isOwn ? 3 : 1;
    const near = written.filter(
      (other) =>
        other.source === source && other.start !== start && isPart(other, around?.text ?? ''),
    );
    const isNear = near.map(({ shown }) => shown).join('').length >= 8;
    return (isNear ? 4 : 0) + (isOwn ? 2 : 0);
  };
  return found.toSorted((a, b) => rankOf(b) - rankOf(a))[0];
}

function textsOf(source: Source): Written[] {
  if (source.role.kind !== 'entry') return fieldsOf(source, 0, source.text.length);
  const fenced = splitFrontMatter(source);
  if ('code' in fenced) return [];
  const { start, end, bodyStart } = fenced;
  const { tree } = readSyntax(source.text.slice(bodyStart));
  const blocks = tree?.children.flatMap((node) => blocksOf(node, source, bodyStart)) ?? [];
  return [...fieldsOf(source, start, end), ...blocks];
}

function fieldsOf(source: Source, start: number, end: number): Written[] {
  const { value, spans } = readYaml(source, start, end);
  return textsIn(value).flatMap(({ path, text }) => {
    const at = spans(path)?.value.start;
    if (at === undefined || text === '') return [];
    // Texts with placeholders hold no markup.
    const words = placeholder.test(text) ? text : readPhrase(text).value;
    return [words, ...datesOf(text)].map((each) => {
      return { source, text, shown: squeeze(each), start: at };
    });
  });
}

/** A date as the pages of each language write it. */
function datesOf(text: string): string[] {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return [];
  return locales.map(({ id }) => formatDate(text, id));
}

/** The texts of all block nodes of a body, and of their attributes. */
function blocksOf(node: Nodes, source: Source, bodyStart: number): Written[] {
  if (!('children' in node) || inlineTypes.has(node.type)) return [];
  const start = bodyStart + (node.position?.start.offset ?? 0);
  const attributes = 'attributes' in node ? node.attributes : [];
  const texts = [toText(node), ...attributes.map(valueOf)].filter(Boolean);
  const own = texts.map((text) => ({ source, text, shown: squeeze(text), start }));
  return [...own, ...node.children.flatMap((child) => blocksOf(child, source, bodyStart))];
}

const inlineTypes = new Set(['emphasis', 'strong', 'delete', 'link']);

function valueOf({ value }: MdxJsxAttribute | MdxJsxExpressionAttribute): string {
  return typeof value === 'string' ? value : '';
}

/** Removes white space and soft hyphens, since pages break lines elsewhere. */
function squeeze(text: string): string {
  return text.replaceAll(/[\s\u00AD\u200B]/g, '');
}
