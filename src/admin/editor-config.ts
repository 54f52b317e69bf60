// In: the schemas of content, and what a site's own files say. Out: the configuration of Sveltia CMS.
import type { CmsConfig, CollectionFile, EntryCollection, Field as FormField } from '@sveltia/cms';
import type { Collection } from '../content/fields/collection.ts';
import { type SiteCollection, siteModel } from '../pages/model.ts';
import { describe } from '../content/fields/descriptions.ts';
import { messages } from '../content/fields/messages.ts';
import { media } from '../content/fields/media-name.ts';
import { fieldIn, type Shape } from '../content/fields/shape.ts';
import { siteDescriptions } from '../content/fields/site-descriptions.ts';
import { siteSchema } from '../content/fields/site.ts';
import { longestSlug, namingForm, slugForm } from '../content/slug.ts';
import { defaultLocale, locales } from '../locales.ts';
import { fieldsOf, type Form } from './form-fields.ts';
import { labelOf } from '../content/fields/labels.ts';
import { collectionLabels } from './browser/labels.ts';
import { isOrdered } from './browser/place-of.ts';
import { checkWidget, formatOf, sourceField } from './browser/source-format.ts';

/** What a site's own files add to the schemas. */
export interface EditorOptions {
  /** The content folder, relative to the root of the repository. */
  readonly folder: string;
  readonly backend: CmsConfig['backend'];
  /** The address of the site. */
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
    slug: { encoding: 'ascii', clean_accents: true, maxlength: longestSlug },
    editor: { preview: false },
    show_preview_links: false,
    i18n: {
      structure: 'multiple_folders',
      locales: locales.map(({ id }) => id),
      default_locale: defaultLocale,
      initial_locales: 'default',
    },
    collections: siteModel.collections.map((each) => entries(each, options)),
    singletons: [texts(options), site(options)],
  };
}

/** Translations may leave out any field. */
const inOriginal: string[] = [defaultLocale];

/** Holds the file, checks the form, and has the toggles of a translation. */
const source: FormField = {
  name: sourceField,
  label: 'Check',
  widget: checkWidget,
  i18n: true,
  required: false,
  hint: 'What isn’t right stands here when you save. In a translation you can say here what stays in the original language, and what is still right.',
};

function entries(collection: SiteCollection, { folder }: EditorOptions): EntryCollection {
  const { name, original, translated, body, order }: Collection = collection;
  const title = 'title' in translated ? 'title' : 'caption';
  const hintOf = (path: string) => describe(collection, path);
  const form = { name, translated, required: inOriginal, folder, hintOf };
  const text: FormField = {
    name: 'body',
    label: labelOf('body'),
    widget: 'text',
    i18n: true,
    required: body === 'required' && inOriginal,
    hint: hintOf('body'),
  };
  const fields = fieldsOf(original.shape, form);
  return {
    name,
    ...collectionLabels[collection.name],
    sortable_fields: sortedBy(order, title),
    reorder: isOrdered(collection),
    view_groups: groupsOf(original.shape),
    ...foldersOf(name, folder),
    extension: 'mdx',
    format: formatOf(name),
    i18n: true,
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'The name of the file, and the end of the address of the entry.',
      pattern: [
        slugForm.source,
        'Write small letters, digits and hyphens, and no name of a device of Windows.',
      ],
    },
    fields: [
      source,
      ...fields.filter((each) => each.name === title).map(naming),
      ...neededFirst(
        name,
        fields.filter((each) => each.name !== title && each.name !== 'order'),
        body === 'none' ? undefined : text,
      ),
    ],
  };
}

/** What is needed, then what every language has, so that the forms of two languages line up, then all else. */
function neededFirst(name: string, fields: readonly FormField[], text?: FormField): FormField[] {
  const isNeeded = (field: FormField) =>
    ('required' in field && Boolean(field.required)) || mostlyNeeded.has(`${name}.${field.name}`);
  const others = fields.filter((each) => !isNeeded(each));
  return [
    ...fields.filter(isNeeded),
    ...others.filter((each) => each.i18n),
    ...(text ? [text] : []),
    ...others.filter((each) => !each.i18n),
  ];
}

/** Fields that may be left out, and seldom are: only a concert that is online alone has no country. */
const mostlyNeeded: ReadonlySet<string> = new Set(['concerts.country']);

/** Scores, programmes and sounds are uploaded among the assets of works, which have no pictures. */
function foldersOf(name: string, folder: string) {
  const files = {
    media_folder: `/${folder}${media.sound.folder}`,
    public_folder: media.sound.folder,
  };
  return { folder: `${folder}/{{locale}}/${name}`, ...(name === 'works' && files) };
}

/** The fields that a list can be sorted by, first of all by that which the site sorts by, if that isn't the place. */
function sortedBy(order: readonly string[], title: string): EntryCollection['sortable_fields'] {
  const keys = [...order, title].filter((key) => key !== 'order');
  const fields = keys.map((key) => key.replace(/^-/, '').replace(/\..*$/, ''));
  const [field = title] = fields;
  const direction = keys[0]?.startsWith('-') ? 'descending' : 'ascending';
  return { fields: [...new Set(fields)], default: { field, direction } };
}

/** The fields that a list can be grouped by: those that take one of a few words. */
function groupsOf(shape: Shape): EntryCollection['view_groups'] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const count = fieldIn(schema)?.choices?.length ?? Infinity;
    return count < 20 ? [{ name, label: labelOf(name), field: name }] : [];
  });
}

/** Sveltia CMS names the file after this field without asking the slug's pattern. */
function naming(field: FormField): FormField {
  const sentence = 'Write a title without _ and ~, which isn’t the name of a device of Windows.';
  return { ...field, pattern: [String(namingForm), sentence] };
}

function texts({ folder }: EditorOptions): CollectionFile {
  const form: Form = {
    name: 'messages',
    translated: messages.translated.shape,
    required: inOriginal,
    folder,
    hintOf: (path) => messages.help.get(path),
    isFolded: true,
  };
  const about = { label: 'Buttons and labels', file: `${folder}/{{locale}}/messages.yaml` };
  return { ...about, i18n: true, ...formOf(fieldsOf(messages.schema.shape, form), form) };
}

function site({ folder }: EditorOptions): CollectionFile {
  const hintOf = (path: string) => siteDescriptions[path];
  const form: Form = { name: 'site', translated: {}, required: true, folder, hintOf };
  const { url, repository, ...shape } = siteSchema.shape;
  const about = { label: 'The site', file: `${folder}/site.yaml` };
  // What could lock everybody out comes last.
  const fields = [
    ...neededFirst('site', fieldsOf(shape, form)),
    ...fieldsOf({ url, repository }, form),
  ];
  return { ...about, ...formOf(fields, form) };
}

function formOf(fields: readonly FormField[], form: Form) {
  return { name: form.name, format: formatOf(form.name), fields: [source, ...fields] };
}
