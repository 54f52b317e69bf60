import { siteModel } from '../../../src/pages/all.ts';
import { join } from 'node:path';
import type { Files, Folder } from '../../folder.ts';
import { folderWith } from '../folder-with.ts';

const home = join(import.meta.dirname, '../../../node_modules/.test-workspaces');

/** A project's folder with the smallest valid content and files on top of it, which is deleted when the current test ends. */
export function workspaceWith(files: Files = {}, parent = home): Folder {
  return folderWith({ ...smallestContent(), ...files }, parent);
}

/** The smallest content without a problem. */
export function smallestContent(): Files {
  return {
    'content/site.yaml': `artist: Anaïs Musician
url: https://example.org/
email:
  general: office@example.org
  press: press@example.org
social: []
videoChannel: https://example.org/video
musicInformationCentre: https://example.org/centre
images:
  hero: hall.png
  biography: hall.png
`,
    'content/images/hall.png': Buffer.from(greyPng, 'base64'),
    'content/en/messages.yaml': englishMessages(),
    'content/en/biography/conductor.mdx': biography(1),
    'content/en/biography/violinist.mdx': biography(2),
    'content/en/biography/composer.mdx': biography(3),
  };
}

/** Every interface text of an original, except announcements; each text is its key, with its required placeholders. */
function englishMessages(): string {
  return messagesWith((key) => key !== 'site.artist' && !key.startsWith('announcement.'));
}

/** The interface texts that every original must have. */
export function requiredMessages(): string {
  const { rows, readyText } = siteModel.messages;
  return messagesWith((key) => !rows.get(key)?.optional && !readyText(key, 'en'));
}

function messagesWith(isWritten: (key: string) => boolean): string {
  let group = '';
  const lines = [...siteModel.messages.rows]
    .filter(([key]) => isWritten(key))
    .map(([key, { placeholders = [] }]) => {
      const [top = '', name = ''] = key.split('.');
      const heading = top === group ? '' : `${top}:\n`;
      group = top;
      const required = placeholders.filter((placeholder) => !placeholder.endsWith('?'));
      const values = required.map((placeholder) => ` {${placeholder}}`);
      return `${heading}  ${name}: ${key}${values.join('')}\n`;
    });
  return lines.join('');
}

/** A valid English work. */
export function work(fields = '', body = ''): string {
  return `---\ngroup: solo\nyear: 2019\nduration: 12:30\ntitle: Aurora\ninstrumentation: Violin\n${fields}---\n${body}`;
}

/** A valid English press item; each number makes a different one. */
export function pressItem(number = 0): string {
  return `---
type: article
publication: The Post
date: 2024-03-09
url: https://example.org/${number}
image: hall.png
title: Title
summary: Summary
alt: Alt
---
`;
}

function biography(order: number): string {
  return `---\norder: ${order}\nimage: hall.png\ntitle: Title\nheading: Heading\nsummary: Summary\nalt: Alt\n---\n\nText ${order}.\n`;
}

const greyPng =
  'iVBORw0KGgoAAAANSUhEUgAABLAAAAOEAQMAAACLo1q5AAAAA1BMVEWAgICQdD0xAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAm0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4NsAEvoAAfYq/VEAAAAASUVORK5CYII=';
