// The editor's page in the browser: starts Sveltia CMS, which asks for the configuration that the page links to.
import { init, registerCustomFormat, registerEventListener, registerFieldType } from '@sveltia/cms';
import { siteModel } from '../../pages/model.ts';
import { checkField } from './check-field.ts';
import type { Values } from '../../content/source/values-in.ts';
import { messageLanguage } from '../../locales.ts';
import { assumeType } from '../../assume-type.ts';
import { type BuiltContent, knownContent } from './known-content.ts';
import { checkWidget, collectionOf, formatOf, readFile, writeFile } from './source-format.ts';

const content = knownContent(async () => {
  const response = await fetch(addressOf('content.json'));
  return assumeType<BuiltContent>(await response.json());
});

// Sveltia CMS asks nobody before it writes new places into entries: what it writes is remembered too.
const forms = [...siteModel.collections.map(({ name }) => name), 'messages', 'site'];
for (const name of forms)
  registerCustomFormat(formatOf(name), collectionOf(name) ? 'mdx' : 'yaml', {
    fromFile: (text) => readFile(name, content.read(text, name)),
    toFile: (values: Values) => content.read(writeFile(name, values), name),
  });
registerFieldType(checkWidget, checkField(content));
registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => (await import('./before-save.ts')).beforeSave(entry, content),
});
registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => (await import('./before-save.ts')).afterSave(entry, content),
});
// Sveltia CMS brings its fonts, and has rules for those of another host too, which go before anything is drawn.
new MutationObserver(() => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules.filter((each) => each instanceof CSSFontFaceRule))
    rule.parentStyleSheet?.deleteRule([...rule.parentStyleSheet.cssRules].indexOf(rule));
}).observe(document.head, { childList: true });
// The forms are in one language, and Sveltia CMS asks the browser for that of all around them.
Object.defineProperty(navigator, 'languages', { value: [messageLanguage] });
void init();

/** The address of a file beside the configuration. */
function addressOf(name: string): URL {
  const config = document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]');
  return new URL(name, config?.href);
}
