// A catalogue as real composers' sites have them, in one text -> the files of its works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Forty works with all that is known of them, as files keyed by path below a project. */
export function fortyWorks(): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, 'fixtures/forty-works.md'), 'utf8');
  const groups = text.split(/^# /m).slice(1);
  const files = groups.flatMap((section) => {
    const [group = '', ...entries] = section.split(/\s*^## /m);
    return entries.flatMap((entry) => filesOf(group, entry));
  });
  return Object.fromEntries(files);
}

function filesOf(group: string, entry: string): [path: string, content: string][] {
  const [, slug = '', original = '', translation] =
    /^([\w-]+)\n(.*?)(?:--es--\n(.*))?$/s.exec(entry) ?? [];
  return [
    [`content/en/works/${slug}.mdx`, fileOf(`group: ${group}\n${original}`)],
    ...(translation
      ? [[`content/es/works/${slug}.mdx`, fileOf(translation)] satisfies [string, string]]
      : []),
  ];
}

/** Fields and, below three hyphens, a text. */
function fileOf(entry: string): string {
  const [fields = '', body = ''] = entry.trimEnd().split('\n---\n');
  return `---\n${fields}\n---\n\n${body}\n`;
}
