// In: a text of content. Out: its fields and its body, each parsed at first use and then kept.
import { positionOf, type Located } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { BodyText } from '../fields/localized.ts';
import { type ContentFolder, roleOf, type FileRole } from './file-role.ts';
import { splitFrontMatter, type Fences } from './front-matter.ts';
import { readPart, readYaml, unread, type Tree } from './yaml.ts';

/** A text of content: YAML where its name ends in `.yaml`, or else an entry with front matter and a body. */
export class Document implements Located {
  /** Relative to the project, with slashes. */
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  #fences: Fences | Problem | undefined;
  #tree: Tree | undefined;
  #body: BodyText | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** Where the front matter of an entry and its body are, or the problem with the fences. */
  get fences(): Fences | Problem {
    return (this.#fences ??= splitFrontMatter(this));
  }

  /** The front matter of an entry, or all of a YAML file; unsound where it can't be parsed. */
  get tree(): Tree {
    return (this.#tree ??= this.file.endsWith('.yaml') ? readYaml(this) : frontMatterOf(this));
  }

  /** The body of an entry; nothing where it has none, or none that can be found. */
  get body(): BodyText | undefined {
    return (this.#body ??= bodyOf(this));
  }
}

/** A text file of content with its role; an update replaces it, and with it all that was parsed of it. */
export class Source extends Document {
  readonly role: TextRole;

  constructor(file: string, text: string, role: TextRole) {
    super(file, text);
    this.role = role;
  }
}

type TextRole = Extract<FileRole, { kind: 'entry' | 'messages' | 'site' }>;

/** A file as it would be read; nothing where there is no text, or one that isn't read. */
export function sourceOf(content: ContentFolder, file: string, text?: string): Source | undefined {
  const role = roleOf(file.slice(content.folder.length + 1), content);
  const isText = role.kind === 'entry' || role.kind === 'messages' || role.kind === 'site';
  return isText && text !== undefined ? new Source(file, text, role) : undefined;
}

/** The source of a file, by its path relative to the project. */
export function sourceAt(sources: readonly Source[], path: string): Source | undefined {
  return sources.find(({ file }) => file === path);
}

function frontMatterOf(document: Document): Tree {
  const { fences } = document;
  return 'code' in fences ? unread(document, fences) : readPart(document, fences.start, fences.end);
}

function bodyOf({ file, text, fences }: Document): BodyText | undefined {
  if ('code' in fences) return undefined;
  const body = text.slice(fences.bodyStart);
  if (body.trim() === '') return undefined;
  const { line } = positionOf(text, fences.bodyStart);
  return { file, text: '\n'.repeat(line - 1) + body };
}
