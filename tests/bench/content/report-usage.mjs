// @ts-check
// Preloaded into every Node process of a command: each adds its processor time in seconds and its peak memory in MB to a
// file when it ends.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
  appendFileSync(process.env['USAGE_FILE'] ?? '', `${JSON.stringify(usage)}\n`);
});
