import { tagOf } from '../../locales.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import type { PageData } from '../../page/page.ts';
import { type Composer, repertoire } from './fields.ts';
import { kinds } from './kinds.ts';

/** The page of the repertoire. */
export type RepertoirePage = PageData<Awaited<ReturnType<typeof data>>>;

/** A composer with what is played, by kind. */
export type ComposerView = ReturnType<typeof viewComposer>;

/** The composers in the order of the language, in which some have other names. */
export async function data({ collections, locale }: LocaleContent) {
  const { compare } = new Intl.Collator(tagOf(locale));
  const sorted = entriesOf(collections.get(repertoire)).toSorted((a, b) =>
    compare(a.title.value, b.title.value),
  );
  return { composers: sorted.map(viewComposer) };
}

function viewComposer(composer: Composer) {
  const groups = kinds.map((kind) => ({ kind, pieces: composer[kind] ?? [] }));
  return {
    ...pick(composer, ['sourceFile', 'slug', 'anchor', 'title']),
    groups: groups.filter((group) => group.pieces.length > 0),
  };
}
