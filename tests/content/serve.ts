// Serves a built site as the preview does: `tsx serve.ts FOLDER BASE PORT`.
import { serveSite } from '../listen.ts';

const [, , folder = 'dist', base = '/', port = '4173'] = process.argv;
await serveSite(folder, base, Number(port));
