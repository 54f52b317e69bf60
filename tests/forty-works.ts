// A catalogue as real composers' sites have them, in one text -> the files of its works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Forty works with what is known of them, as files by their path below a project. */
export function fortyWorks(): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, 'fixtures/forty-works.md'), 'utf8');
  const files = text.split(/^## /m).flatMap((entry): [string, string][] => {
    const [, slug, original = '', translation] =
      /^([\w-]+)\n(.*?)(?:--es--\n(.*))?$/s.exec(entry) ?? [];
    if (slug === undefined) return [];
    return [
      [`content/en/works/${slug}.mdx`, fileOf(original)],
      ...(translation ? [[`content/es/works/${slug}.mdx`, fileOf(translation)] as const] : []),
    ].map(([path = '', content = '']) => [path, content]);
  });
  return Object.fromEntries(files);
}

/** Fields and, below three hyphens, a text. */
function fileOf(entry: string): string {
  const [fields = '', body = ''] = entry.trimEnd().split('\n---\n');
  return `---\n${fields}\n---\n\n${body}\n`;
}
