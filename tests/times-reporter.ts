// Where the time of browser tests goes: each start of a worker, and the slowest tests.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const maxSlowest = 10;

export default class TimesReporter implements Reporter {
  private readonly started = new Set<number>();
  /** When the place of a worker became free. */
  private readonly free = new Map<number, number>();
  private readonly tests: { readonly seconds: number; readonly title: string }[] = [];
  private begin = 0;

  onBegin(): void {
    this.begin = Date.now();
  }

  onTestBegin(test: TestCase, { workerIndex, parallelIndex, startTime }: TestResult): void {
    if (workerIndex < 0 || this.started.has(workerIndex)) return;
    this.started.add(workerIndex);
    const since = this.free.get(parallelIndex) ?? this.begin;
    print((startTime.getTime() - since) / 1000, `start of a worker for ${titleOf(test)}`);
  }

  onTestEnd(test: TestCase, { parallelIndex, startTime, duration }: TestResult): void {
    this.free.set(parallelIndex, startTime.getTime() + duration);
    this.tests.push({ seconds: duration / 1000, title: titleOf(test) });
  }

  onEnd(): void {
    const slowest = this.tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxSlowest);
    process.stdout.write('\nThe slowest tests:\n');
    for (const { seconds, title } of slowest) print(seconds, title);
  }
}

/** The project, the file and the title. */
function titleOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ');
}

function print(seconds: number, what: string): void {
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${what}\n`);
}
