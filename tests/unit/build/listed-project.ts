// A project with long lists and a third language in part, and changes to its content.
import { withLanguages } from '../../with-languages.ts';
import { pressItem, work } from '../content/workspace.ts';
import { makeProject, type Project } from './project.ts';

/** How many entries its lists have. */
export const listed = { press: 45, works: 45 } as const;

/** Makes the project. */
export function makeListedProject(): Project {
  const project = makeProject();
  const { root, write } = project;
  withLanguages(root, ['en', 'es', 'fr']);
  for (let index = 0; index < listed.press; index++)
    write({ [`content/en/press/item-${index}.mdx`]: pressItem(index) });
  const note = 'A text that stands below the work. '.repeat(20);
  for (let index = 0; index < listed.works; index++)
    write({ [`content/en/works/work-${index}.mdx`]: work('', `${note}\n`) });
  write({
    'content/en/works/aurora.mdx': work('', 'A note in English.\n'),
    'content/en/concerts/gala.mdx':
      '---\ndate: 2027-06-01\ncountry: IT\ntitle: Gala\ncity: Bari\n---\n',
    'content/fr/works/aurora.mdx': '---\ntitle: Aurore\n---\n',
    'content/fr/messages.yaml': 'nav:\n  press: Presse\n',
  });
  return project;
}

/** Changes an entry's field and another's text, an interface text and the artist's name, and deletes the concert. */
export function change({ read, write }: Project): void {
  write({
    'content/en/press/item-0.mdx': pressItem(0).replace('Summary', 'Another summary'),
    'content/en/works/work-0.mdx': work('', 'Another *note*.\n'),
    'content/en/concerts/gala.mdx': undefined,
    'content/es/messages.yaml': 'nav:\n  contact: Escribir\n',
    'content/site.yaml': read('content/site.yaml').replace('Anaïs Musician', 'Clara Ruiz'),
  });
}
