import { integer } from '../content/fields/choice.ts';
import { focusOf } from '../content/fields/focus.ts';
import { image } from '../content/fields/names.ts';
import { phrase, text } from '../content/fields/phrase.ts';

/** The fields of a photograph, with the help texts of three of them. */
export function photographFields(help: Readonly<Record<'order' | 'caption' | 'image', string>>) {
  return {
    order: { type: integer({ from: 1, to: 9999, example: '1' }), help: help.order },
    caption: {
      type: phrase(),
      translated: true,
      help: help.caption,
      aliases: 'title text description',
    },
    image: {
      type: image(),
      label: 'Photograph',
      help: help.image,
      aliases: 'file photo photograph picture',
    },
    alt: {
      type: text(),
      translated: true,
      label: 'What the picture shows',
      help: 'What it shows, for those who can’t see it.',
    },
    credit: { type: text(), optional: true, help: 'Who took it.', aliases: 'photographer author' },
  } as const;
}

/** The fields of an entry's optional picture, with its help text. */
export function pictureFields(help: string) {
  return {
    alt: {
      type: text(),
      translated: true,
      optional: true,
      label: 'What the picture shows',
      help: 'What the picture shows, for those who can’t see it.',
    },
    image: {
      type: image(),
      optional: true,
      help,
      aliases: 'photo photograph picture cover hero',
    },
    focus: focusOf('image'),
  } as const;
}
