// The pages of the last build -> those that would come out the same again, linked into the site being written.
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../content/problem/error-code.ts';
import { readCached, writeCached } from '../content/images/cache.ts';
import type { BuiltPage } from './build-pages.ts';
import type { SitePage } from './list-pages.ts';
import type { TracedContent } from './trace-content.ts';
import { cacheOf, type Job, nameOf } from './up-to-date.ts';

/** What decides how a page comes out. */
export interface Inputs {
  /** Stands for all code, the command line and what is the same on every page. */
  readonly code: string;
  readonly content: TracedContent;
}

/** Finds the pages of the last build, whose site must not have been touched since. */
export async function findKept(
  job: Job,
  { code, content }: Inputs,
  folder: string,
): Promise<(page: SitePage) => BuiltPage | undefined> {
  const notes = await readNotes(job, code);
  return (page) => {
    const kept = notes.get(page.file);
    if (!kept || kept.digest !== content.digestOf(kept.questions)) return undefined;
    const { digest: _, ...built } = kept;
    for (const name of filesOf(page.file, built)) {
      if (!bring(join(job.target, name), join(folder, name))) return undefined;
    }
    return { ...page, ...built };
  };
}

/** Remembers the pages for the next build; where that can't be written, it renders all of them. */
export async function keepPages(
  job: Job,
  { code, content }: Inputs,
  pages: readonly BuiltPage[],
): Promise<void> {
  const notes: Record<string, object> = {};
  for (const { file, facts, chunks, policy, picture, questions } of pages) {
    const digest = content.digestOf(questions);
    notes[file] = { facts, chunks, policy, picture, questions, digest };
  }
  const text = JSON.stringify({ code, pages: notes });
  await writeCached(cacheOf(job), notesOf(job), Buffer.from(text));
}

const noteSchema = z.object({
  facts: z.object({
    canonical: z.exactOptional(z.string()),
    pictures: z.array(z.string()),
    targets: z.array(z.string()),
    faults: z.array(z.string()),
  }),
  chunks: z.array(z.string()),
  policy: z.string(),
  picture: z.exactOptional(z.string()),
  questions: z.array(z.string()),
  digest: z.string(),
});

const notesSchema = z.object({ code: z.string(), pages: z.record(z.string(), noteSchema) });

/** A damaged file and one about other code are as good as none. */
async function readNotes(job: Job, code: string) {
  const kept = await readCached(cacheOf(job), notesOf(job));
  const notes = kept && notesSchema.safeParse(JSON.parse(String(kept))).data;
  return new Map(notes?.code === code ? Object.entries(notes.pages) : []);
}

function notesOf(job: Job): string {
  return `pages-${nameOf(job)}.json`;
}

function filesOf(file: string, { picture }: Pick<BuiltPage, 'picture'>): string[] {
  return [...['', '.br', '.gz'].map((kind) => file + kind), ...(picture ? [picture] : [])];
}

/** Puts a file at a second place, without its bytes where the file system can; false where it isn't there. */
function bring(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return codeOf(error) === 'EEXIST' || copy(from, to);
  }
}

function copy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to);
    return true;
  } catch {
    return false;
  }
}
