// In: the text of a body or of a phrase. Out: the signs of Obsidian's own, which Markdown shows as they are.
import type { Root } from 'mdast';
import { spanFrom, type Fault, type Finding } from '../../problem/locate.ts';
import { imageEnding } from '../../schema/image-name.ts';

/** Reports links, pictures, highlights, remarks, boxes and names of paragraphs as Obsidian writes them. */
export function obsidian(_: Root, text: string): Finding[] {
  return signs.flatMap(({ form, faultOf }) =>
    [...text.matchAll(form)].map(({ 0: all, 1: words = '', index }) => {
      const sign = all.trimStart();
      const start = index + all.length - sign.length;
      return { ...spanFrom(start, sign), ...faultOf(sign, words.trim()) };
    }),
  );
}

interface Sign {
  /** Its first group are the words in it. */
  readonly form: RegExp;
  readonly faultOf: (sign: string, words: string) => Fault;
}

const signs: readonly Sign[] = [
  {
    form: /(?<!\\)!\[\[([^\]\n]+)\]\]/g,
    faultOf: (sign, words) => ({
      code: 'obsidian-embed',
      message: `\`${sign}\` shows another note or a picture in Obsidian, and here the sign itself.`,
      hint: imageEnding.test(words)
        ? `Write \`![What it shows](${words.replace(/^.*\//, '')})\`.`
        : 'Delete it.',
    }),
  },
  {
    form: /(?<![\\!])\[\[(?:[^\]|\n]*\|)?([^\]|\n]+)\]\]/g,
    faultOf: (sign, words) => ({
      code: 'obsidian-link',
      message: `\`${sign}\` is a link in Obsidian, and here the sign itself.`,
      hint: `Write \`[${words}](/press)\`, with the address that it leads to, or \`${words}\`.`,
    }),
  },
  {
    form: /(?<![\\=])==([^\s=](?:[^=\n]*[^\s=])?)==(?!=)/g,
    faultOf: (sign, words) => ({
      code: 'obsidian-highlight',
      severity: 'warning',
      message: `\`${sign}\` is highlighted in Obsidian, and here shown with its signs.`,
      hint: `Write \`**${words}**\`, or \`${words}\`.`,
    }),
  },
  {
    form: /(?<!\\)%%([^]*?)%%/g,
    faultOf: () => ({
      code: 'obsidian-remark',
      message: 'What stands between `%%` is a remark in Obsidian, and here published.',
      hint: 'Delete it, or keep it in the front matter, on a line that begins with `#`.',
    }),
  },
  {
    form: /(?<=^[ \t]*>[ \t]*)\[!\w+\][+-]?(?:[ \t]+(\S.*))?$/gm,
    faultOf: (sign, words) => ({
      code: 'obsidian-box',
      severity: 'warning',
      message: `\`${sign}\` makes a box in Obsidian, and is shown as it is here.`,
      hint: words ? `Write \`**${words}**\`.` : 'Delete it; what follows is a quotation.',
    }),
  },
  {
    form: /(?<=\S)[ \t]+\^(?:[a-z][\w-]*|[a-z0-9]{6})$/gim,
    faultOf: (sign) => ({
      code: 'obsidian-block',
      severity: 'warning',
      message: `\`${sign}\` is the name of a paragraph in Obsidian, and is shown as it is here.`,
      hint: 'Delete it.',
    }),
  },
];
