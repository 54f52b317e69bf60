// Serves a built site as the preview does: `tsx serve.ts FOLDER BASE PORT`.
import { createServer } from 'node:http';
import { answerFrom } from '../../src/prerender/preview-server.ts';

const [, , folder = 'dist', base = '/', port = '4173'] = process.argv;
const answer = answerFrom(folder, base);

createServer((request, response) => {
  answer(request, response, () => response.writeHead(404).end());
}).listen(Number(port));
