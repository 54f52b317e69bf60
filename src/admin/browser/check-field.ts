// In: what the editor knows of the content. Out: a field of the form for what only all fields together show.
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement, type ReactNode } from 'react';
import type { CmsEntry } from './entry-files.ts';
import type { KnownContent } from './known-content.ts';
import type { Toggle } from './marks-of.ts';

/** The verdict of a field on itself, as Sveltia CMS asks for it. */
type Verdict = true | { readonly error: { readonly message: string } };

/** The field that checks a form: it holds the file of the entry, and the toggles for the marks of a translation. */
export function checkField(content: KnownContent) {
  return class CheckField extends Component<
    CustomFieldControlProps,
    { readonly toggles: readonly Toggle[] }
  > {
    override state: { readonly toggles: readonly Toggle[] } = { toggles: [] };
    readonly opened = String(this.props.value);

    /** Sveltia CMS asks this after each change of a form, and before it saves. */
    async isValid(): Promise<Verdict> {
      // React hands on the latest values only after this question, and a person types more than one letter.
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
      const { entry } = this.props;
      if (!entry) return true;
      const [{ checkForm }, { localeOf, togglesOf }] = await Promise.all([
        import('./check-form.ts'),
        import('./marks-of.ts'),
      ]);
      const about: CmsEntry = entry.toJS();
      const locale = localeOf(about);
      this.setState({ toggles: togglesOf(about, this.opened) });
      const sentences = await checkForm(about, locale, content);
      return sentences.length === 0 || { error: { message: sentences.join(' ') } };
    }

    override render(): ReactNode {
      const { onChange } = this.props;
      return this.state.toggles.map(({ name, label, isOn, fileWhenToggled }) =>
        createElement(
          'label',
          { key: name, style: { display: 'block' } },
          createElement('input', {
            type: 'checkbox',
            checked: isOn,
            onChange: () => {
              onChange(fileWhenToggled);
            },
          }),
          ` ${label}`,
        ),
      );
    }
  };
}
