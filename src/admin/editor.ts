// The editor's page in the browser: starts Sveltia CMS, which asks for the configuration that the page links to.
import { init, registerCustomFormat } from '@sveltia/cms';
import { formats } from './formats.ts';
import { readEntry, readFile, writeEntry, writeFile } from './source-format.ts';

registerCustomFormat(formats.entry, 'mdx', { fromFile: readEntry, toFile: writeEntry });
registerCustomFormat(formats.file, 'yaml', { fromFile: readFile, toFile: writeFile });
void init();
