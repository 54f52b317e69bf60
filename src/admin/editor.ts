// The editor's page in the browser: starts Sveltia CMS, which asks for the configuration that the page links to.
import { init, registerCustomFormat, registerEventListener } from '@sveltia/cms';
import { formats } from './formats.ts';
import { readEntry, readFile, writeEntry, writeFile } from './source-format.ts';
import { stampOnSave } from './stamp.ts';

registerCustomFormat(formats.entry, 'mdx', { fromFile: readEntry, toFile: writeEntry });
registerCustomFormat(formats.file, 'yaml', { fromFile: readFile, toFile: writeFile });
registerEventListener(stampOnSave);
void init();
