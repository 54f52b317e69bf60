// All works -> rows of a list, and the choices by which it can be narrowed.
import type { Localized } from '../../../content/fields/localized.ts';
import { entriesOf, type LocaleContent } from '../../../site/locale-content.ts';
import { entryLink } from '../../../site/page-list.ts';
import { formatDuration, spellDuration } from '../../../text/format-duration.ts';
import { groupTitles } from '../catalogue-parts.ts';
import { datesOf } from '../data.ts';
import { type Work, works } from '../fields.ts';
import { texts } from '../texts.ts';

/** A choice; its id is its fragment. Screen readers hear `spoken` in place of what is shown. */
export interface Choice {
  readonly id: string;
  readonly label: Localized;
  readonly spoken?: string;
}

/** Choices of which one can be made at a time. */
export interface Choices {
  readonly label: Localized;
  readonly choices: readonly Choice[];
}

/** A work in the list. */
export type ListedWork = ReturnType<typeof rowOf>;

/** The list of all works. */
export type WorkList = ReturnType<typeof listWorks>;

/** All works with the choices that each answers to, and the choices to which some do. */
export function listWorks(content: LocaleContent) {
  const entries = entriesOf(content.collections.get(works));
  return {
    rows: entries.map((work) => rowOf(work, content)),
    narrowing: choicesFor(entries, content),
  };
}

function rowOf(work: Work, content: LocaleContent) {
  const { anchor, sourceFile, slug, number, title, composer, instrumentation, players } = work;
  const { length } = datesOf(work, content);
  return {
    slug,
    anchor,
    sourceFile,
    number,
    title,
    composer,
    instrumentation,
    length,
    groupName: content.messagesFor(texts)[groupTitles[work.group]],
    address: entryLink(works.name, work, content),
    answers: [
      groupId(work.group),
      ...(players ? [playersId(players)] : []),
      ...durations.filter((each) => isWithin(work, each)).map(durationId),
    ],
  };
}

function choicesFor(entries: readonly Work[], { locale, messagesFor }: LocaleContent): Choices[] {
  const messages = messagesFor(texts);
  const groups = [...new Set(entries.map(({ group }) => group))];
  const players = [...new Set(entries.flatMap(({ players: number }) => number ?? []))];
  const lengths = entries.map(({ duration }) => Math.ceil((duration?.seconds ?? 0) / minute));
  const longest = Math.max(...lengths) * minute;
  const ranges = durations.filter((range) => entries.some((work) => isWithin(work, range)));
  const named = [
    {
      label: messages['works.group'],
      choices: groups.map((group) => ({ id: groupId(group), label: messages[groupTitles[group]] })),
    },
    {
      label: messages['works.players'],
      choices: players
        .toSorted((a, b) => a - b)
        .map((number) => ({ id: playersId(number), label: { value: String(number) } })),
    },
    {
      label: messages['works.duration'],
      choices: ranges.map((range) => {
        const shown = { ...range, upTo: range.upTo ?? longest };
        const [value, spoken] = [formatDuration(shown), spellDuration(shown, locale)];
        return { id: durationId(range), label: { value }, spoken };
      }),
    },
  ];
  return named.flatMap(({ label, choices }) =>
    label && choices.length > 0 ? [{ label, choices }] : [],
  );
}

const minute = 60;

/** Durations as programmes are made with them; the last one ends with the longest work. */
const durations: readonly Range[] = [
  { seconds: 0, upTo: 5 * minute },
  { seconds: 5 * minute, upTo: 10 * minute },
  { seconds: 10 * minute, upTo: 20 * minute },
  { seconds: 20 * minute, upTo: 40 * minute },
  { seconds: 40 * minute },
];

/** What is longer than the one and no longer than the other, in seconds. */
interface Range {
  readonly seconds: number;
  readonly upTo?: number;
}

function isWithin({ duration }: Work, { seconds, upTo = Infinity }: Range): boolean {
  return duration !== undefined && duration.seconds > seconds && duration.seconds <= upTo;
}

function groupId(group: Work['group']): string {
  return `group-${group}`;
}

function playersId(players: number): string {
  return `players-${players}`;
}

function durationId({ seconds }: Range): string {
  return `minutes-${seconds / minute}`;
}
