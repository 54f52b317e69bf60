// What an interrupted bench has measured already, so that it goes on where it stopped.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const folder = 'node_modules/.cache/bench';

/** Figures by the name of what was measured, kept on disk as they come. */
export class Progress<Kept> {
  readonly #file: string;
  readonly #kept: Map<string, Kept>;

  /** `state` is everything that the figures depend on: with another site nothing is kept. */
  constructor(state: readonly string[], schema: z.ZodType<Kept>, fresh: boolean) {
    const digest = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16);
    this.#file = join(folder, `${digest}.json`);
    if (fresh) rmSync(this.#file, { force: true });
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '{}';
    this.#kept = new Map(Object.entries(z.record(z.string(), schema).parse(JSON.parse(text))));
  }

  /** How much there is already. */
  get size(): number {
    return this.#kept.size;
  }

  /** The figures of a name: those kept, or new ones. */
  async take(name: string, measure: () => Promise<Kept>): Promise<Kept> {
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    const found = await measure();
    this.#kept.set(name, found);
    mkdirSync(folder, { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#kept)));
    return found;
  }

  /** Forgets everything: the bench has come to its end. */
  clear(): void {
    rmSync(this.#file, { force: true });
  }
}
