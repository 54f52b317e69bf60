import { expect, it } from 'vitest';
import { brief, problemsWith, validateWith } from './reading.ts';
import { englishMessages, pressItem, smallestContent, work, type Files } from './workspace.ts';

const press = pressItem();

function codes(files: Files): string[] {
  return validateWith(files).problems.map(brief);
}

it('accepts the smallest content', () => {
  expect(codes({})).toEqual([]);
});

it('reads fields by their schema', () => {
  const { content } = validateWith({ 'content/en/works/a.mdx': work('', '\nA note.\n') });
  expect(content.entries.find(({ slug }) => slug === 'a')).toMatchObject({
    fields: {
      group: 'solo',
      year: 2019,
      duration: 750,
      title: 'Aurora',
      instrumentation: 'Violin',
    },
    body: { text: '\nA note.\n', line: 8 },
  });
});

it('names the English line where a translation sets a shared field', () => {
  const files = {
    'content/en/works/aurora.mdx': work(),
    'content/es/works/aurora.mdx': '---\ntitle: Aurora\nyear: 2019\n---\n',
  };
  expect(problemsWith(files)).toEqual([
    `content/es/works/aurora.mdx:3:1
  \`year\` is language-neutral and belongs to the English file only.
  It is set in content/en/works/aurora.mdx:3. Delete this line.

  2 | title: Aurora
> 3 | year: 2019
    | ^^^^`,
  ]);
});

it('says where to move a shared field that English does not set', () => {
  const files = {
    'content/en/works/aurora.mdx': work(),
    'content/es/works/aurora.mdx': '---\nscoring: str\n---\n',
  };
  expect(problemsWith(files)[0]).toContain('Move this line to content/en/works/aurora.mdx.');
});

it('finds a shared field within one that both files may have', () => {
  const premiere = 'premiere:\n  date: 2019-01-02\n  venue: Hall\n  place: Oslo\n';
  const files = {
    'content/en/works/a.mdx': work(premiere),
    'content/es/works/a.mdx': '---\npremiere:\n  venue: Sala\n  date: 2019-01-02\n---\n',
  };
  expect(problemsWith(files)[0]).toContain('It is set in content/en/works/a.mdx:8.');
});

it('points a missing field at its parent or at the first line', () => {
  const files = {
    'content/en/works/a.mdx': work('premiere:\n  venue: Hall\n  place: Oslo\n').replace(
      'year: 2019\n',
      '',
    ),
  };
  expect(codes(files)).toEqual([
    'content/en/works/a.mdx:1:1 field-missing',
    'content/en/works/a.mdx:6:1 field-missing',
  ]);
});

it('suggests the field that was meant, and does not call that one missing', () => {
  const files = { 'content/en/works/a.mdx': work().replace('title', 'titel') };
  expect(problemsWith(files)).toHaveLength(1);
  expect(problemsWith(files)[0]).toContain('Did you mean `title`?');
});

it('suggests the choice that was meant', () => {
  const files = { 'content/en/works/a.mdx': work().replace('solo', 'orchester') };
  expect(problemsWith(files)[0]).toContain('Did you mean `orchestra`?');
});

it.each([
  ['press', press, 'Text.\n', 'body-unexpected'],
  ['works', work(), 'Text.\n', undefined],
])('minds whether an entry of %s has a body', (collection, text, body, code) => {
  const [problem] = validateWith({ [`content/en/${collection}/a.mdx`]: text + body }).problems;
  expect(problem?.code).toBe(code);
});

it('misses the body of an original that needs one, and not that of its translation', () => {
  const conductor = String(smallestContent()['content/en/biography/conductor.mdx']);
  const files = {
    'content/en/biography/conductor.mdx': conductor.replace('Text 1.', ''),
    'content/es/biography/violinist.mdx': '---\ntitle: Violinista\n---\n',
  };
  expect(codes(files)).toEqual(['content/en/biography/conductor.mdx:9:1 body-missing']);
});

it('names both files of a duplicate', () => {
  const files = { 'content/en/press/a.mdx': press, 'content/en/press/b.mdx': press };
  expect(problemsWith(files)).toHaveLength(1);
  expect(problemsWith(files)[0]).toMatch(
    /^content\/en\/press\/b.mdx:5:6[^]*content\/en\/press\/a.mdx:5/,
  );
});

it('suggests the image that was meant', () => {
  const files = { 'content/en/press/a.mdx': press.replace('hall.png', 'hal.png') };
  expect(problemsWith(files)[0]).toMatch(
    /^content\/en\/press\/a.mdx:6:8[^]*Did you mean `hall.png`\?/,
  );
});

it('checks the images of site.yaml', () => {
  const site = String(smallestContent()['content/site.yaml']).replace(
    'hero: hall.png',
    'hero: hill.png',
  );
  expect(codes({ 'content/site.yaml': site })).toEqual(['content/site.yaml:10:9 image-missing']);
});

it('suggests the original of a translation that has none', () => {
  const files = {
    'content/en/works/aurora.mdx': work(),
    'content/es/works/arora.mdx': '---\ntitle: A\n---\n',
  };
  expect(problemsWith(files)).toHaveLength(1);
  expect(problemsWith(files)[0]).toContain('Did you mean content/es/works/aurora.mdx?');
});

it('misses the files that every site has', () => {
  const files = {
    'content/en/messages.yaml': undefined,
    'content/site.yaml': undefined,
  };
  expect(codes(files)).toEqual([
    'content/en/messages.yaml:1:1 file-missing',
    'content/site.yaml:1:1 file-missing',
  ]);
});

it('refuses to translate fields within one that English does not have', () => {
  const files = {
    'content/en/works/a.mdx': work(),
    'content/es/works/a.mdx': '---\npremiere:\n  venue: Sala\n---\n',
  };
  expect(codes(files)).toEqual(['content/es/works/a.mdx:2:1 translation-stray']);
});

it('warns of a media address that can not be played', () => {
  const files = { 'content/en/works/a.mdx': work('audioVideo: soon\n') };
  expect(validateWith(files).problems).toMatchObject([
    { severity: 'warning', line: 7, column: 13 },
  ]);
  expect(validateWith(files).content.entries).toHaveLength(4);
});

it('wants every message in English and any in another language', () => {
  const files = {
    'content/en/messages.yaml': englishMessages().replace(/ {2}home: nav.home\n/, ''),
    'content/es/messages.yaml': 'nav:\n  home: Inicio\n  hoome: x\n  prss: x\n',
  };
  const [missing, set, unset] = problemsWith(files);
  expect(missing).toContain('`nav.home` is missing');
  expect(set).toContain('`home` is set already. Delete this line.');
  expect(unset).toContain('Did you mean `press`?');
});

it('wants the placeholders of the English message', () => {
  const english = englishMessages().replace(
    'counter: gallery.counter',
    "counter: '{number} of {total}'",
  );
  const spanish = "gallery:\n  counter: '{numero} de {total}'\n";
  const [told] = problemsWith({
    'content/en/messages.yaml': english,
    'content/es/messages.yaml': spanish,
  });
  expect(told).toContain('`{number}`, `{total}`, and not `{numero}`, `{total}`');
});

it('tells everything at once in path order', () => {
  const files = {
    'content/es/press/b.mdx': '---\n---\n',
    'content/en/works/a.mdx': work('x: y\n').replace('2019', 'MMXIX'),
    'content/en/wroks/c.mdx': '',
  };
  expect(codes(files)).toEqual([
    'content/en/works/a.mdx:3:7 field-value',
    'content/en/works/a.mdx:7:1 field-unknown',
    'content/en/wroks/:1:1 folder-unknown',
    'content/es/press/b.mdx:1:1 translation-orphan',
  ]);
});
