// In: the schemas of content, and options of a site. Out: the configuration of Sveltia CMS.
import type { CmsConfig, CollectionFile, EntryCollection, Field as FormField } from '@sveltia/cms';
import { type Collection, titleFieldOf } from '../content/fields/collection.ts';
import { siteModel } from '../pages/all.ts';
import { media } from '../content/fields/names.ts';
import { labelOf } from '../content/fields/label.ts';
import { type FieldInfo, bodyName, type Shape } from '../content/fields/shape.ts';
import { maxSlugLength, slugPattern, titlePattern } from '../content/fields/slug.ts';
import { defaultLocale, locales } from '../locales.ts';
import { formFieldsOf } from './form-fields.ts';
import { checkWidget, formatOf, sourceField } from './browser/source-format.ts';

/** What the configuration depends on in addition to the schemas. */
export interface EditorOptions {
  /** The content folder, relative to the root of the repository. */
  readonly folder: string;
  readonly backend: CmsConfig['backend'];
  readonly url: string;
  /** Whether each change is reviewed before it is published. */
  readonly isReviewed: boolean;
}

/** A form for every collection, messages.yaml and site.yaml. */
export function editorConfig(options: EditorOptions): CmsConfig {
  const { folder, backend } = options;
  return {
    backend,
    site_url: options.url,
    ...(options.isReviewed && { publish_mode: 'editorial_workflow' }),
    media_folder: folder + media.image.folder,
    public_folder: media.image.folder,
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: maxSlugLength },
    editor: { preview: false },
    show_preview_links: false,
    i18n: {
      structure: 'multiple_folders',
      locales: locales.map(({ id }) => id),
      default_locale: defaultLocale,
      initial_locales: 'default',
    },
    collections: siteModel.collections.map((collection) => entries(collection, options)),
    singletons: [texts(options), site(options)],
  };
}

/** Translations may omit any field. */
const inOriginal: string[] = [defaultLocale];

/** Stores the source of the file, checks the form, and shows the toggles of a translation. */
const source: FormField = {
  name: sourceField,
  label: 'Check',
  widget: checkWidget,
  i18n: true,
  required: false,
  hint: 'Mistakes are listed here when you save. In a translation you can say here what stays in the original language, and what is still right.',
};

function entries(collection: Collection, { folder }: EditorOptions): EntryCollection {
  const { name, label, entryLabel, summary, ...declared } = collection;
  const { shape } = declared.original;
  const title = titleFieldOf(collection);
  const options = { required: inOriginal, folder };
  const fields = formFieldsOf(shape, options)
    .filter((field) => field.name !== 'order')
    .map((field) => (field.name === title ? withTitlePattern(field) : field));
  return {
    name,
    label,
    label_singular: entryLabel,
    summary,
    sortable_fields: sortedBy(declared.order, title),
    reorder: declared.order.includes('order'),
    view_groups: groupsOf(shape),
    ...foldersOf(collection, folder),
    extension: 'mdx',
    format: formatOf(name),
    i18n: true,
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'The name of the file, and the end of the address of the entry.',
      pattern: [
        slugPattern.source,
        'Write small letters, digits and hyphens, but not the name of a device of Windows.',
      ],
    },
    fields: [source, ...withBody(fields, declared.body)],
  };
}

/** The text follows the last translated field, so that the forms of two languages line up. */
function withBody(fields: readonly FormField[], body: FieldInfo | undefined): readonly FormField[] {
  if (!body) return fields;
  const text: FormField = {
    name: bodyName,
    label: labelOf(bodyName, body),
    widget: 'text',
    i18n: true,
    required: !body.optional && inOriginal,
    ...(body.help && { hint: body.help }),
  };
  return fields.toSpliced(fields.findLastIndex((field) => field.i18n) + 1, 0, text);
}

/** Where entries and their files are saved: the collection with sounds uploads files instead of pictures. */
function foldersOf({ name, fields }: Collection, folder: string) {
  const hasSounds = Object.values(fields).some(({ type }) => type?.medium === 'sound');
  const files = {
    media_folder: `/${folder}${media.sound.folder}`,
    public_folder: media.sound.folder,
  };
  return { folder: `${folder}/{{locale}}/${name}`, ...(hasSounds && files) };
}

/** The fields that a list can be sorted by; the default is the first one that the site sorts by, except `order`. */
function sortedBy(order: readonly string[], title: string): EntryCollection['sortable_fields'] {
  const keys = [...order, title].filter((key) => key !== 'order');
  const fields = keys.map((key) => key.replace(/^-/, '').replace(/\..*$/, ''));
  const [field = title] = fields;
  const direction = keys[0]?.startsWith('-') ? 'descending' : 'ascending';
  return { fields: [...new Set(fields)], default: { field, direction } };
}

/** The fields that a list can be grouped by: those with few choices. */
function groupsOf(shape: Shape): EntryCollection['view_groups'] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const count = field.type?.choices?.length ?? Infinity;
    return count < 20 ? [{ name, label: labelOf(name, field), field: name }] : [];
  });
}

/** Sveltia CMS names the file after this field without checking the slug's pattern. */
function withTitlePattern(field: FormField): FormField {
  const sentence = 'Write a title without _ and ~, which isn’t the name of a device of Windows.';
  return { ...field, pattern: [String(titlePattern), sentence] };
}

function texts({ folder }: EditorOptions): CollectionFile {
  const about = { label: 'Buttons and labels', file: `${folder}/{{locale}}/messages.yaml` };
  const fields = formFieldsOf(siteModel.messages.schema.shape, {
    required: inOriginal,
    folder,
    isFolded: true,
  });
  return { ...about, i18n: true, ...formOf('messages', fields) };
}

function site({ folder }: EditorOptions): CollectionFile {
  const about = { label: 'The site', file: `${folder}/site.yaml` };
  return {
    ...about,
    ...formOf('site', formFieldsOf(siteModel.site.shape, { required: true, folder })),
  };
}

function formOf(name: string, fields: readonly FormField[]) {
  return { name, format: formatOf(name), fields: [source, ...fields] };
}
