// In: the drafts of a table’s rows. Out: one for each programme, whose further performances are its `also`.
import { textOf, type Draft } from './draft.ts';

type Values = Readonly<Record<string, string>>;

/** What a performance may have of its own: where one has it, each has. */
const needed = ['time', 'venue', 'city', 'tickets'];
const own = ['date', ...needed, 'status', 'previousDate'];

/** Joins drafts that are the same but for what further performances may have of their own. */
export function joinPerformances(drafts: readonly Draft[]): Draft[] {
  const runs = new Map<unknown, Draft[]>();
  for (const draft of drafts) {
    const key = programmeOf(draft) ?? draft;
    runs.set(key, [...(runs.get(key) ?? []), draft]);
  }
  return [...runs.values()].flatMap((run) => (run.length > 1 ? joined(run) : run));
}

/** What a draft has in common with the other performances of its programme; nothing where it has no title or no day. */
function programmeOf(draft: Draft): string | undefined {
  const { values, body } = draft;
  const isDay = textOf(draft, 'date').length === 10 && !values.has('until');
  if (!isDay || !values.has('title')) return undefined;
  const common = [...values].filter(([name]) => ![...own, 'also'].includes(name));
  return JSON.stringify([common, needed.map((name) => values.has(name)), body]);
}

function joined(run: readonly Draft[]): Draft[] {
  const performances = run.flatMap((draft) => performancesOf(draft));
  const [first, ...others] = performances.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1));
  const [draft] = run;
  if (!first || !draft) return [];
  const kept = [...draft.values].filter(([name]) => !own.includes(name));
  const also = others.map((each) => furtherOf(each, first));
  return [
    {
      lines: [...new Set(run.flatMap(({ lines }) => lines))],
      values: new Map([...kept, ...Object.entries(first), ['also', also]]),
      body: draft.body,
      remarks: different(run.flatMap(({ remarks }) => remarks)),
      others: different(run.flatMap((each) => each.others)),
    },
  ];
}

/** The performances of a draft, those that it lists as days of its own too. */
function performancesOf(draft: Draft): Values[] {
  const { values } = draft;
  const names = own.filter((name) => values.has(name));
  const first = Object.fromEntries(names.map((name) => [name, textOf(draft, name)]));
  const also = [values.get('also') ?? []].flat().flatMap((item) => {
    if (typeof item !== 'string') return [];
    const [date = '', time = first['time']] = item.split(' ');
    return { ...first, date, ...(time && { time }) };
  });
  return [first, ...also];
}

/** A further performance: its day alone, or with what differs. */
function furtherOf(performance: Values, first: Values): string | Values {
  const { date = '', time, ...facts } = performance;
  const day = time === first['time'] ? date : momentOf(performance);
  const all = first['status'] ? { status: 'as-announced', ...facts } : facts;
  // Whatever the first one says, another is rescheduled only where that is said of its day.
  const isOwn = (name: string, value: string) => name === 'previousDate' || value === 'rescheduled';
  const differing = Object.entries(all).filter(
    ([name, value]) => value !== first[name] || isOwn(name, value),
  );
  return differing.length > 0 ? { date: day, ...Object.fromEntries(differing) } : day;
}

function momentOf({ date = '', time = '' }: Values): string {
  return `${date} ${time}`.trim();
}

function different<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
