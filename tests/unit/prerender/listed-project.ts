// A project with long lists and a third language in part, and changes to its content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLanguages } from '../../with-languages.ts';
import { pressItem, work } from '../content/workspace.ts';
import { makeProject, type Project } from './project.ts';

/** How many entries its lists have. */
export const listed = { press: 60, works: 60 } as const;

/** Makes the project. */
export function makeListedProject(): Project {
  const made = makeProject();
  const { folder, write } = made;
  withLanguages(folder, ['en', 'es', 'fr']);
  for (let index = 0; index < listed.press; index++)
    write(`content/en/press/item-${index}.mdx`, pressItem(index));
  const note = 'A text that stands below the work. '.repeat(20);
  for (let index = 0; index < listed.works; index++)
    write(`content/en/works/work-${index}.mdx`, work('', `${note}\n`));
  const picture = 'order: 1\nimage: hall.png\nalt: A hall\ncaption: A hall';
  write('content/en/photos/hall.mdx', `---\n${picture}\n---\n`);
  const video = 'order: 1\nid: WIrNDWqANCs\nposter: hall.png\ntitle: A fugue\ndescription: Played.';
  write('content/en/videos/fugue.mdx', `---\n${video}\n---\n`);
  write('content/en/works/aurora.mdx', work('', 'A note in English.\n'));
  write('content/fr/works/aurora.mdx', '---\ntitle: Aurore\n---\n');
  write('content/fr/messages.yaml', 'nav:\n  press: Presse\n');
  return made;
}

/** What changes in content, each with the pages that show it. */
export const changes: readonly (readonly [(project: Project) => void, readonly string[]])[] = [
  [
    ({ write }) =>
      write('content/en/press/item-0.mdx', pressItem(0).replace('Summary', 'Another summary')),
    ['press.html', 'es/press.html'],
  ],
  [
    ({ write }) => write('content/en/works/work-0.mdx', work('', 'Another *note*.\n')),
    ['biography.html', 'es/biography.html'],
  ],
  [
    ({ write }) => write('content/es/messages.yaml', 'nav:\n  contact: Escribir\n'),
    ['es.html', 'es/press.html', 'es/404.html'],
  ],
  [
    ({ folder, write }) => {
      const text = readFileSync(join(folder, 'content/site.yaml'), 'utf8');
      write('content/site.yaml', text.replace('Anaïs Musician', 'Clara Ruiz'));
    },
    ['index.html', 'contact.html'],
  ],
];
