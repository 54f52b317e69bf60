// The commands on content: `tsx src/commands/content.ts check`. `check --watch` runs again after each save.
import { spawn } from 'node:child_process';
import { contentFolder, contentFolderWarning } from '../settings/content-folder.ts';
import { main } from '../content/cli/main.ts';
import { siteModel } from '../pages/all.ts';

// `npm run content:check | head` reads no further than it needs to.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const argv = process.argv.slice(2);
if (argv[0] === 'check' && argv.includes('--watch')) watch(argv);
else process.exitCode = await runOnce(argv);

function runOnce(args: readonly string[]): Promise<number> {
  const warning = contentFolderWarning();
  if (warning) console.error(`${warning}\n`);
  return main(args, {
    root: process.cwd(),
    folder: contentFolder,
    model: siteModel,
    print: console.log,
    printError: console.error,
  });
}

/** Runs the same command in a child process, again after each save. */
function watch(args: readonly string[]): void {
  const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
  const command = ['src/commands/content.ts', ...args.filter((arg) => arg !== '--watch')];
  // A folder, not a glob: tsx finds nothing by a glob in a path with an apostrophe.
  const files = ['--include', contentFolder];
  const watcher = spawn(process.execPath, [...tsx, ...files, ...command], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => watcher.kill(signal));
}
