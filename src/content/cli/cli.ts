// The commands on content: `tsx src/content/cli/cli.ts check`.
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), {
  root: process.cwd(),
  print: console.log,
  printError: console.error,
});
