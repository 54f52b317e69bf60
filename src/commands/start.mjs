// @ts-check
// `npm start`: installs what is missing, builds the site and serves it. Arguments go to `vite preview`.
import { install } from './install.mjs';
import { endOnSignals, run, runNpm } from './run.mjs';

endOnSignals();
process.exitCode = await start(process.argv.slice(2));

/**
 * @param {readonly string[]} args for example `['--port', '8080', '--host']`
 * @returns {Promise<number>} the exit code
 */
async function start(args) {
  if (!(await install())) return 1;
  const code = await runNpm(['run', 'build', '--silent']);
  if (code !== 0) {
    console.error(
      '\nThe site could not be built; the reason is above. `npm run build` tries this step alone.',
    );
    return code;
  }
  return run(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', ...args]);
}
