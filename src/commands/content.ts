// The commands on content: `tsx src/commands/content.ts check`.
import { contentFolder, unchosenWarning } from '../settings/content-folder.ts';
import { main } from '../content/cli/main.ts';
import { siteModel } from '../pages/all.ts';

// `npm run content:check | head` reads no further than it needs to.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const warning = unchosenWarning();
if (warning) console.error(`${warning}\n`);

process.exitCode = await main(process.argv.slice(2), {
  root: process.cwd(),
  folder: contentFolder,
  model: siteModel,
  print: console.log,
  printError: console.error,
});
