// In: the text of a content file. Out: its fields and its body, each parsed at first use and memoized.
import matter from 'gray-matter';
import { mergeConflictIn } from '../report/explain-yaml.ts';
import { positionOf, problemAt, spanFrom, type SourceText } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { BodyRef } from '../fields/localized.ts';
import { type ContentFolder, roleOf, type FileRole } from './file-role.ts';
import { readYamlSpan, readYaml, unreadableTree, type YamlTree } from './read-yaml.ts';

/** Offsets: the fields are from `start` up to `end`, exclusive. */
export interface Fences {
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}

/** A content file: YAML if its name ends in `.yaml`, otherwise front matter and a body. */
export class ParsedFile implements SourceText {
  /** Relative to the project, with slashes. */
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  #fences: Fences | Problem | undefined;
  #tree: YamlTree | undefined;
  #body: BodyRef | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** Where the front matter of an entry and its body are, or the problem with the fences. */
  get fences(): Fences | Problem {
    return (this.#fences ??= splitFrontMatter(this));
  }

  /** The front matter of an entry, or all of a YAML file; not `isSound` if it can't be parsed. */
  get tree(): YamlTree {
    return (this.#tree ??= this.file.endsWith('.yaml') ? readYaml(this) : frontMatterOf(this));
  }

  /** The body of an entry; undefined if it is empty or the fences are broken. */
  get body(): BodyRef | undefined {
    return (this.#body ??= bodyOf(this));
  }
}

/** A content file with its role. Immutable: an update replaces it, and so drops what was parsed. */
export class SourceFile extends ParsedFile {
  readonly role: TextRole;

  constructor(file: string, text: string, role: TextRole) {
    super(file, text);
    this.role = role;
  }
}

type TextRole = Extract<FileRole, { kind: 'entry' | 'messages' | 'site' }>;

/** Creates the source file for a path and its text; undefined without text, or if no such file is read. */
export function toSourceFile(
  content: ContentFolder,
  file: string,
  text?: string,
): SourceFile | undefined {
  const role = roleOf(file.slice(content.folder.length + 1), content);
  const isText = role.kind === 'entry' || role.kind === 'messages' || role.kind === 'site';
  return isText && text !== undefined ? new SourceFile(file, text, role) : undefined;
}

/** Finds a source file by its path relative to the project. */
export function findSourceFile(
  sources: readonly SourceFile[],
  file: string,
): SourceFile | undefined {
  return sources.find((source) => source.file === file);
}

function frontMatterOf(source: ParsedFile): YamlTree {
  const { fences } = source;
  if ('code' in fences) return unreadableTree(source, fences);
  // A value in quotes must end its line; the CR of a Windows line end would follow it.
  const end = fences.end - Number(source.text[fences.end - 1] === '\r');
  return readYamlSpan(source, fences.start, end);
}

function bodyOf({ file, text, fences }: ParsedFile): BodyRef | undefined {
  if ('code' in fences) return undefined;
  const body = text.slice(fences.bodyStart);
  if (body.trim() === '') return undefined;
  const { line } = positionOf(text, fences.bodyStart);
  return { file, text: '\n'.repeat(line - 1) + body };
}

const fence = '---';

/** Splits a file at its fences, which must be a bare `---`. */
function splitFrontMatter(source: SourceText): Fences | Problem {
  const openingProblem = checkOpening(source);
  if (openingProblem) return openingProblem;
  const { matter: frontMatter, content } = matter(source.text, matterOptions);
  const end = fence.length + frontMatter.length;
  const closing = lineFrom(source.text, end + 1);
  if (end === source.text.length)
    return problemAt(source, spanFrom(0, fence), {
      code: 'front-matter-unclosed',
      message: 'The front matter that begins here has no end.',
      hint: 'Write a line of exactly `---` below its last field.',
    });
  if (closing !== fence)
    return problemAt(source, spanFrom(end + 1, closing), {
      code: 'front-matter-fence',
      message: `The front matter must end with a line of exactly \`---\`; this one is \`${closing}\`.`,
      hint: 'Write `---`.',
    });
  return { start: fence.length, end, bodyStart: source.text.length - content.length };
}

// `readYaml` parses the YAML, with positions. No other engine is reachable, since only a bare fence is accepted.
const matterOptions = { language: 'yaml', engines: { yaml: () => ({}) } };

function checkOpening(source: SourceText): Problem | undefined {
  const conflict = mergeConflictIn(source);
  const firstLine = lineFrom(source.text, 0);
  if (conflict || firstLine === fence) return conflict;
  const received = firstLine === '' ? 'empty' : `\`${firstLine.slice(0, maxQuotedLength)}\``;
  return problemAt(source, spanFrom(0, firstLine), {
    code: 'front-matter-fence',
    message: `The first line must be exactly \`---\`; it is ${received}.`,
    hint: 'Write `---` on the first line, the fields below it, and `---` again.',
  });
}

/** In characters. */
const maxQuotedLength = 40;

function lineFrom(text: string, start: number): string {
  return text.slice(start).split(/\r?\n/, 1).join();
}
