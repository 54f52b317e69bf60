// `npm run headers -- <host> [folder [where it is served from]]`: prints the configuration of a host for the built site.
import { printHost } from '../prerender/headers/print-host.ts';

const [host, folder = 'dist', served = folder] = process.argv.slice(2);
try {
  process.stdout.write(printHost(host, folder, served));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
