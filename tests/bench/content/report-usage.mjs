// @ts-check
// Preloaded into every Node process of a command: each adds its peak memory to a file when it ends.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['USAGE_FILE'];
  if (file) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});
