import { expect } from 'vitest';
import type { Copy } from './copy.ts';

const steps = ['content:check', 'build', 'test:content'];

/** Checks the content of a copy, builds it and looks at every page in a browser. */
export async function expectGreen({ run }: Copy): Promise<void> {
  for (const script of steps) {
    const { code, output } = await run(script);
    expect([script, code, code === 0 ? '' : output]).toEqual([script, 0, '']);
  }
}
