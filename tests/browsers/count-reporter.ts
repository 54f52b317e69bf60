import type { Reporter, TestModule } from 'vitest/node';

/** A reporter whose last lines say how many checks passed and failed, for each engine and in all. */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const engines = new Set(tests.map(({ project }) => project.name));
    for (const engine of engines) {
      say(`${engine}: ${count(tests.filter(({ project }) => project.name === engine))}`);
    }
    say(count(tests));
  },
};

type Test =
  ReturnType<TestModule['children']['allTests']> extends Iterable<infer One> ? One : never;

function count(tests: readonly Test[]): string {
  const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
  const skipped = inState('skipped');
  return (
    `${inState('passed')} passed, ${inState('failed')} failed` +
    (skipped > 0 ? `, ${skipped} skipped` : '')
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
