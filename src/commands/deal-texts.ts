// Copies the texts of a complete messages.yaml to the `texts.json` of rooms, as defaults of every site:
// npx tsx src/commands/deal-texts.ts <folder of content> <language>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assumeType } from '../assume-type.ts';
import { valueAt } from '../content/fields/value-at.ts';
import type { ReadyTexts } from '../content/fields/texts.ts';
import { readYaml } from '../content/source/read-yaml.ts';
import { typeset } from '../text/typeset.ts';

const [folder = '', id = ''] = process.argv.slice(2);
const messages = join(folder, id, 'messages.yaml');
const { isSound, value: translations } = readYaml({
  file: messages,
  text: readFileSync(messages, 'utf8'),
});
if (!isSound) throw new Error(`${messages} isn’t valid YAML; \`npm run content:check\` says why.`);

const rooms = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path) === 'texts.json')
  .map((path) => {
    const file = join('src', path);
    return { file, ready: assumeType<ReadyTexts>(JSON.parse(readFileSync(file, 'utf8'))) };
  });

const missing = rooms
  .flatMap(({ ready }) => Object.keys(ready.en))
  .filter((key) => typeof valueAt(translations, key.split('.')) !== 'string');
if (missing.length > 0) throw new Error(`These texts are missing: ${missing.join(', ')}.`);

for (const { file, ready } of rooms) {
  const block = Object.keys(ready.en).map((key) => {
    const text = String(valueAt(translations, key.split('.')));
    return [key, typeset(text, id)] as const;
  });
  const texts = { ...ready, [id]: Object.fromEntries(block) };
  writeFileSync(file, `${JSON.stringify(texts, undefined, 2)}\n`);
}
