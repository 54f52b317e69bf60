// The editor's page in the browser: starts Sveltia CMS, which asks for the configuration that the page links to.
import { init, registerCustomFormat, registerEventListener } from '@sveltia/cms';
import { sourceFormats } from './formats.ts';
import { readEntry, readYamlFile, writeEntry, writeYamlFile } from './source-format.ts';
import { stampOnSave } from './stamp.ts';

registerCustomFormat(sourceFormats.entry, 'mdx', { fromFile: readEntry, toFile: writeEntry });
registerCustomFormat(sourceFormats.file, 'yaml', { fromFile: readYamlFile, toFile: writeYamlFile });
registerEventListener(stampOnSave);
void init();
