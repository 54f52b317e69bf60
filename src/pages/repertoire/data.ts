import { tagOf } from '../../locales.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import type { PageData } from '../../page/page.ts';
import { type Composer, repertoire } from './fields.ts';
import { pieceKinds } from './kinds.ts';

export type RepertoirePage = PageData<Awaited<ReturnType<typeof data>>>;

/** A composer with pieces by kind. */
export type ComposerView = ReturnType<typeof toComposerView>;

/** Sorts composers by the locale, in which some have other names. */
export async function data({ collections, locale }: LocaleContent) {
  const { compare } = new Intl.Collator(tagOf(locale));
  const sorted = entriesOf(collections.get(repertoire)).toSorted((a, b) =>
    compare(a.title.value, b.title.value),
  );
  return { composers: sorted.map(toComposerView) };
}

function toComposerView(composer: Composer) {
  const groups = pieceKinds.map((kind) => ({ kind, pieces: composer[kind] ?? [] }));
  return {
    ...pick(composer, ['sourceFile', 'slug', 'anchor', 'title']),
    groups: groups.filter((group) => group.pieces.length > 0),
  };
}
