// In: a file and lines of a case that change some of its fields. Out: the changed file.

/** The path of a field or of the body, and its new lines; without any, it is deleted. */
export interface Change {
  readonly path: string;
  readonly lines: readonly string[] | undefined;
  /** Its text in the case. */
  readonly source: string;
}

/** The paths of the body, and of lines to add after the fields. */
export const bodyPath = 'body';
const endPath = '+';

/**
 * Parses changes: `path: value` with comments above and indented lines below it, `without path`, lines with `+` that are
 * added after the fields, and the body in lines with `|`.
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

/** Replaces fields of a file, or adds them to the end of its front matter. */
export function changeFile(text: string, changes: readonly Change[]): string {
  const [, open = '', fields = text, close = '', body = ''] =
    /^(---\n)(.*?)(^---\n)(.*)$/ms.exec(text) ?? [];
  let lines = fields.split('\n').slice(0, -1);
  let newBody = body;
  for (const { path, lines: changed = [] } of changes) {
    if (path === bodyPath) newBody = `\n${changed.join('\n')}\n`;
    else if (path === endPath) lines = lines.concat(changed);
    else lines = withField(lines, path.split('.'), changed);
  }
  return `${open}${lines.map((line) => `${line}\n`).join('')}${close}${newBody}`;
}

function withField(
  lines: readonly string[],
  [name = '', ...nestedPath]: readonly string[],
  changed: readonly string[],
  indent = '',
): string[] {
  const index = lines.findIndex((line) => line.startsWith(`${indent}${name.trim()}:`));
  const start = index === -1 ? lines.length : index;
  const length = lines
    .slice(start + 1)
    .findIndex((line) => /^[^\s-]/.test(line.slice(indent.length)));
  const end = length === -1 ? lines.length : start + 1 + length;
  const [first = `${indent}${name}:`, ...inner] = lines.slice(start, end);
  const field =
    nestedPath.length > 0
      ? [first, ...withField(inner, nestedPath, changed, `${indent}  `)]
      : withName(name, changed).map((line) => indent + line);
  return [...lines.slice(0, start), ...field, ...lines.slice(end)];
}

/** The lines of a field, with its name within its group instead of its path. */
function withName(name: string, lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('#'));
  return lines.map((line, index) =>
    index === first ? name + line.slice(line.indexOf(':')) : line,
  );
}
