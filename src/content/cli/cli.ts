// The commands on content: `tsx src/content/cli/cli.ts check`.
import { main } from './main.ts';

// `npm run content:check | head` reads no further than it needs to.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await main(process.argv.slice(2), {
  root: process.cwd(),
  print: console.log,
  printError: console.error,
});
