// In: a file and lines that change some of its fields, as a case has them. Out: the changed file.

/** A field by its path, or the text below the fields, and its new lines; without any, it is deleted. */
export interface Change {
  readonly path: string;
  readonly lines: readonly string[] | undefined;
  /** How it is written. */
  readonly source: string;
}

/** The paths of the text below the fields, and of lines that end them. */
export const bodyPath = 'body';
const endPath = '+';

/**
 * Changes that are written one below the other: `path: value` with notes above it and what is indented below it,
 * `without path`, lines that begin with `+` to end the fields, and the text below them in lines that begin with `|`.
 */
export function readChanges(text: string): Change[] {
  const block = /^(?:\|.*\n)+|^(?:\+.*\n)+|^(?:#.*\n)*[^|+#\s].*\n(?:(?:[ \t]+|- )\S.*\n)*/gm;
  const sources = text.match(block) ?? [];
  return sources.map((source) => {
    const lines = source.split('\n').slice(0, -1);
    const first = lines.find((line) => !line.startsWith('#')) ?? '';
    if (/^[|+]/.test(first)) {
      const path = first.startsWith('|') ? bodyPath : endPath;
      return { source, path, lines: lines.map((line) => line.replace(/^[|+] ?/, '')) };
    }
    if (first.startsWith('without '))
      return { source, path: first.slice('without '.length), lines: undefined };
    return { source, path: first.slice(0, Math.max(0, first.indexOf(':'))), lines };
  });
}

/** Replaces fields of a file by those of the same path, or ends its front matter with them. */
export function changeFile(text: string, changes: readonly Change[]): string {
  const [, open = '', fields = text, close = '', body = ''] =
    /^(---\n)(.*?)(^---\n)(.*)$/ms.exec(text) ?? [];
  let lines = fields.split('\n').slice(0, -1);
  let below = body;
  for (const { path, lines: changed = [] } of changes) {
    if (path === bodyPath) below = `\n${changed.join('\n')}\n`;
    else if (path === endPath) lines = lines.concat(changed);
    else lines = withField(lines, path.split('.'), changed);
  }
  return `${open}${lines.map((line) => `${line}\n`).join('')}${close}${below}`;
}

function withField(
  all: readonly string[],
  [name = '', ...below]: readonly string[],
  changed: readonly string[],
  indent = '',
): string[] {
  const found = all.findIndex((line) => line.startsWith(`${indent}${name.trim()}:`));
  const start = found === -1 ? all.length : found;
  const length = all
    .slice(start + 1)
    .findIndex((line) => /^[^\s-]/.test(line.slice(indent.length)));
  const end = length === -1 ? all.length : start + 1 + length;
  const [first = `${indent}${name}:`, ...inner] = all.slice(start, end);
  const field =
    below.length > 0
      ? [first, ...withField(inner, below, changed, `${indent}  `)]
      : named(name, changed).map((line) => indent + line);
  return [...all.slice(0, start), ...field, ...all.slice(end)];
}

/** The lines of a field, whose path gives way to its name within its group. */
function named(name: string, lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return lines.map((line, index) =>
    index === first ? name + line.slice(line.indexOf(':')) : line,
  );
}
