// The fields of an editor’s form, as the kinds of fields ask for them.

/** What an editor's form has for a field; a pattern may have slashes around it, and flags behind them. */
export type Input =
  | { readonly widget: 'string'; readonly pattern?: string | undefined }
  | {
      readonly widget: 'image' | 'file';
      readonly pattern: string;
      /** Where its files are, from the content folder. */
      readonly folder: string;
      /** The types of file that it takes. */
      readonly accept: string;
    }
  | { readonly widget: 'text' | 'texts' }
  | { readonly widget: 'date'; readonly range: { readonly min: string; readonly max: string } }
  | { readonly widget: 'relation'; readonly collection: string }
  | { readonly widget: 'select'; readonly options: readonly Option[] };

/** A value to choose, and what it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
}
