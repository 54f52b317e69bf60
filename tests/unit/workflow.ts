// The workflows for GitHub, as objects.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({ id: z.string().optional(), run: z.string().optional() });
const permissions = z.record(z.string(), z.string());
const job = z.object({ if: z.string(), permissions, steps: z.array(step) }).partial();
const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions,
  jobs: z.record(z.string(), job),
});

export function readWorkflow(name: string) {
  return workflow.parse(parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')));
}

export function stepsOf(name: string, ofJob: string) {
  return readWorkflow(name).jobs[ofJob]?.steps ?? [];
}
