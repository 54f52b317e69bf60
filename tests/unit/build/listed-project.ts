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
  const picture = 'order: 1\nimage: hall.png\nalt: A hall\ncaption: A hall';
  const video = 'order: 1\nid: WIrNDWqANCs\nposter: hall.png\ntitle: A fugue\ndescription: Played.';
  write({
    'content/en/photos/hall.mdx': `---\n${picture}\n---\n`,
    'content/en/videos/fugue.mdx': `---\n${video}\n---\n`,
    'content/en/works/aurora.mdx': work('', 'A note in English.\n'),
    'content/fr/works/aurora.mdx': '---\ntitle: Aurore\n---\n',
    'content/fr/messages.yaml': 'nav:\n  press: Presse\n',
  });
  return project;
}

/** Changes an entry's field and another's text, an interface text, and the artist's name. */
export function change({ read, write }: Project): void {
  write({
    'content/en/press/item-0.mdx': pressItem(0).replace('Summary', 'Another summary'),
    'content/en/works/work-0.mdx': work('', 'Another *note*.\n'),
    'content/es/messages.yaml': 'nav:\n  contact: Escribir\n',
    'content/site.yaml': read('content/site.yaml').replace('Anaïs Musician', 'Clara Ruiz'),
  });
}

/** Pages that show one of these changes. */
export const changedPages = ['press', 'biography', '404', 'contact'].flatMap((name) => [
  `${name}.html`,
  `es/${name}.html`,
]);
