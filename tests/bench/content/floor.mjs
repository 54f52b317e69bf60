// @ts-check
// The least that any engine does: every work through gray-matter, zod and @mdx-js/mdx, an output file each, no cache.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import matter from 'gray-matter';
import { z } from 'zod';

const [from = '', to = ''] = process.argv.slice(2);
const schema = z.object({
  group: z.string().optional(),
  year: z.coerce.number().optional(),
  duration: z.string().optional(),
  audioVideo: z.string().optional(),
  title: z.string(),
  instrumentation: z.string(),
});

for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
  if (!/works[/\\].+\.mdx$/.test(name)) continue;
  const { data, content } = matter(readFileSync(join(from, name), 'utf8'));
  const fields = schema.parse(data);
  const body = String(await compile(content));
  const file = join(to, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...fields, body }));
}
