// The editor's page in the browser: starts Sveltia CMS, which loads the configuration that the page links to.
import {
  init,
  registerCustomFormat,
  registerEventListener,
  registerFieldType,
  type CustomFieldControlProps,
} from '@sveltia/cms';
import { siteModel } from '../../pages/all.ts';
import type { FormValues } from './form-values.ts';
import { messageLanguage } from '../../locales.ts';
import { assumeType } from '../../assume-type.ts';
import { type BuiltContent, editorContent } from './editor-content.ts';
import {
  checkWidget,
  collectionOf,
  formatOf,
  parseFile,
  serializeFile,
  type CmsEntry,
} from './source-format.ts';
import { Component, createElement, type ReactNode } from 'react';
import type { Toggle } from './translation-stamp.ts';

const content = editorContent(async () => {
  const response = await fetch(addressOf('content.json'));
  return assumeType<BuiltContent>(await response.json());
});

/** The result of validating a field, as Sveltia CMS expects it. */
type Validity = true | { readonly error: { readonly message: string } };

/** The field that checks a form: its value is the source of the file, and it shows the toggles of a translation. */
class CheckField extends Component<
  CustomFieldControlProps,
  { readonly toggles: readonly Toggle[] }
> {
  override state: { readonly toggles: readonly Toggle[] } = { toggles: [] };
  readonly opened = String(this.props.value);

  /** Sveltia CMS calls this after each change of a form, and before it saves. */
  async isValid(): Promise<Validity> {
    // React passes the latest values after this call; also debounces typing.
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    const { entry } = this.props;
    if (!entry) return true;
    const [{ checkForm }, { localeOfForm, togglesOf }] = await Promise.all([
      import('./check-entry.ts'),
      import('./translation-stamp.ts'),
    ]);
    const data: CmsEntry = entry.toJS();
    const locale = localeOfForm(data);
    this.setState({ toggles: togglesOf(data, this.opened) });
    const sentences = await checkForm(data, locale, content);
    return sentences.length === 0 || { error: { message: sentences.join(' ') } };
  }

  override render(): ReactNode {
    const { onChange } = this.props;
    return this.state.toggles.map(({ name, label, isChecked, toggledText }) =>
      createElement(
        'label',
        { key: name, style: { display: 'block' } },
        createElement('input', {
          type: 'checkbox',
          checked: isChecked,
          onChange: () => {
            onChange(toggledText);
          },
        }),
        ` ${label}`,
      ),
    );
  }
}

// Sveltia CMS writes new places into entries without an event: what it writes is recorded too.
const formNames = [...siteModel.collections.map(({ name }) => name), 'messages', 'site'];
for (const name of formNames)
  registerCustomFormat(formatOf(name), collectionOf(name) ? 'mdx' : 'yaml', {
    fromFile: (text) => parseFile(name, content.recordText(text, name)),
    toFile: (values: FormValues) => content.recordText(serializeFile(name, values), name),
  });
registerFieldType(checkWidget, CheckField);
registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => (await import('./check-entry.ts')).beforeSave(entry, content),
});
registerEventListener({
  name: 'postSave',
  handler: async ({ entry }) => (await import('./check-entry.ts')).afterSave(entry.toJS(), content),
});
registerEventListener({
  name: 'postUnpublish',
  handler: async ({ entry }) =>
    (await import('./check-entry.ts')).afterSave(entry.toJS(), content, new Map()),
});
// The forms are in one language, so that Sveltia CMS, which follows the browser, must be in it too.
Object.defineProperty(navigator, 'languages', { value: [messageLanguage] });
void init();

/** The address of a file next to the configuration. */
function addressOf(name: string): URL {
  const config = document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]');
  return new URL(name, config?.href);
}
