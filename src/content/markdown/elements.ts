// The elements and components that are allowed in bodies.
import type { Fault } from '../report/locate.ts';
import { nearest } from '../../text/nearest.ts';

/** The property of an element: a text, a BCP 47 language tag, or the name of a sound. */
export interface Property {
  readonly name: string;
  readonly type: 'text' | 'language' | 'sound';
  readonly isRequired: boolean;
}

/** An allowed element: block or inline, its content and its properties. */
export interface AllowedElement {
  readonly isBlock: boolean;
  readonly holds: 'paragraphs' | 'words' | 'nothing';
  readonly properties?: readonly Property[];
}

const phrase: AllowedElement = { isBlock: false, holds: 'words' };

/** The components, and the raw elements for which Markdown has no syntax, or none that is understood everywhere. */
export const allowedElements: ReadonlyMap<string, AllowedElement> = new Map([
  [
    'PullQuote',
    {
      isBlock: true,
      holds: 'paragraphs',
      properties: [{ name: 'source', type: 'text', isRequired: false }],
    },
  ],
  [
    'Sound',
    {
      isBlock: true,
      holds: 'nothing',
      properties: [
        { name: 'file', type: 'sound', isRequired: true },
        { name: 'title', type: 'text', isRequired: true },
      ],
    },
  ],
  ['Lang', { ...phrase, properties: [{ name: 'of', type: 'language', isRequired: true }] }],
  ['abbr', { ...phrase, properties: [{ name: 'title', type: 'text', isRequired: true }] }],
  ['br', { ...phrase, holds: 'nothing' }],
  ['cite', phrase],
  ['em', phrase],
  ['q', phrase],
  ['strong', phrase],
  ['sub', phrase],
  ['sup', phrase],
]);

const picture = 'Write `![What it shows](rehearsal.jpg "A caption")`.';
const video = 'Videos are entries of a collection of their own.';

/** Hints for the commonest elements of HTML. */
const markdownFor: ReadonlyMap<string, string> = new Map([
  ['a', 'Write `[text](https://…)`.'],
  ['b', 'Write `**text**`.'],
  ['i', 'Write `*text*`.'],
  ['p', 'Leave an empty line between two paragraphs, without tags.'],
  ['div', 'Delete its tags.'],
  ['span', 'Delete its tags, or write `<Lang of="…">` where another language is meant.'],
  ['img', picture],
  ['figure', picture],
  ['audio', 'Write `<Sound file="aurora.mp3" title="What is heard" />`.'],
  ['iframe', video],
  ['video', video],
]);

/** The hint for an element that isn't allowed. */
export function replacementFor(name: string): string {
  const names = [...allowedElements.keys()].map((each) => `\`${each}\``).join(', ');
  return markdownFor.get(name.toLowerCase()) ?? `A body holds Markdown and ${names}.`;
}

/** The fault of an element that isn't allowed. */
export function unknownElement(name: string): Fault {
  if (name === '')
    return {
      code: 'element-unknown',
      message: 'A tag needs a name.',
      hint: 'Delete `<>` and `</>`.',
    };
  const isComponent = /^[A-Z]/.test(name);
  const near = isComponent ? nearest(name, allowedElements.keys()) : nearComponent(name);
  const kind = isComponent ? 'component' : 'element';
  const hint = near ? `Did you mean \`<${near}>\`?` : replacementFor(name);
  return { code: `${kind}-unknown`, message: `A body can't hold the ${kind} \`<${name}>\`.`, hint };
}

function nearComponent(name: string): string | undefined {
  return [...allowedElements.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
}
