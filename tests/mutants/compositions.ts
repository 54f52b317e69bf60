import type { Mutant } from './mutant.ts';

const entry = 'src/routes/biography/catalogue-entry.tsx';
const catalogue = 'src/routes/biography/catalogue.tsx';
const spec = 'compositions.spec.ts';
const known = 'are seven in four groups';
const listen = 'link to a recording in a new tab';

/** The catalogue of works. */
export const compositions: readonly Mutant[] = [
  {
    id: 'works-seven',
    says: 'There are 7 works.',
    file: catalogue,
    find: '.filter(({ group }) => group === id)',
    replace: '.filter(({ group }) => group === id).slice(0, 1)',
    spec,
    grep: known,
  },
  {
    id: 'works-four-groups',
    says: 'The works stand in four groups, from orchestra to solo instrument.',
    file: catalogue,
    find: "{ id: 'orchestra', title: 'biography.orchestra' },\n  { id: 'soloists-and-orchestra', title: 'biography.soloistsAndOrchestra' },",
    replace:
      "{ id: 'soloists-and-orchestra', title: 'biography.soloistsAndOrchestra' },\n  { id: 'orchestra', title: 'biography.orchestra' },",
    spec,
    grep: known,
  },
  {
    id: 'works-instrumentation',
    says: 'Each work shows its instrumentation.',
    file: entry,
    find: '<Text of={work.instrumentation} as="p" />',
    replace: '',
    spec,
    grep: known,
  },
  {
    id: 'works-notes',
    says: 'A work shows its notes where there are any.',
    file: entry,
    find: '{notes && (',
    replace: '{false && (',
    spec,
    grep: known,
  },
  {
    id: 'works-premiere',
    says: 'A work shows its premiere where it has had one.',
    file: entry,
    find: '{work.premiere && (',
    replace: '{false && (',
    spec,
    grep: known,
  },
  {
    id: 'works-unavailable',
    says: 'A work without a recording says ‘audio unavailable’.',
    file: entry,
    find: "return <Text of={messages['biography.unavailable']} as={Unavailable} />;",
    replace: 'return null;',
    spec,
    grep: listen,
  },
  {
    id: 'works-listen',
    says: 'A work with an https address links to it.',
    file: entry,
    find: "if (!address?.startsWith('https'))",
    replace: "if (!address?.startsWith('http:'))",
    spec,
    grep: listen,
  },
  {
    id: 'works-centre',
    says: 'The catalogue ends with a button to the music information centre.',
    file: catalogue,
    find: 'href={site.musicInformationCentre}',
    replace: 'href={site.videoChannel}',
    spec,
    grep: listen,
  },
];
