/** A small change of the source that breaks one sentence of the specification. */
export interface Mutant {
  readonly id: string;
  /** The sentence that holds no longer. */
  readonly says: string;
  /** The file that is changed, below src/ or content/. */
  readonly file: string;
  /** A text that occurs there exactly once, and what stands in its place. */
  readonly find: string;
  readonly replace: string;
  /** The file of tests/e2e of which a test must fail, and a part of that test's title. */
  readonly spec: string;
  readonly grep: string;
}
