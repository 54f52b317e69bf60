// What a publicist may type that isn't right: the form refuses it in the checker's words, and nothing is saved.
import { describeEditor, expect, test } from './editor-test.ts';

const work = 'collections/works/entries/every-field';
const concert = 'collections/concerts/new';
const press = 'collections/press/entries/leap-day';
const video = 'collections/videos/entries/first';
const site = 'collections/_singletons/entries/site';
const messages = 'collections/_singletons/entries/messages';

const wrong: readonly (readonly [form: string, field: string, typed: string, words: RegExp])[] = [
  [work, 'title', 'A {x}', /braces|\{/],
  [work, 'title', 'A <b>title</b>', /can't hold the element/],
  [work, 'title', '<script>alert(1)</script>', /element|script/],
  [work, 'title', 'A <Lang of="xx1">title</Lang>', /language/],
  [work, 'year', '1500', /from 1600/],
  [work, 'year', '2004-1998', /1998-2004|years/],
  [work, 'year', 'soon', /year/],
  [work, 'duration', '12:75', /duration/],
  [work, 'duration', 'half an hour', /duration/],
  [work, 'duration', '-1', /duration/],
  [work, 'revised', '1998-', /year/],
  [work, 'publisher.url', 'http://example.org/', /https/],
  [work, 'publisher.url', 'https://', /https/],
  [work, 'publisher.url', 'https://exa mple.org/a b', /https/],
  [work, 'premiere.date', '2027-13-01', /day written/],
  [work, 'premiere.date', '2026-02-31', /day written/],
  [work, 'premiere.date', '12.2.2027', /day written/],
  [work, 'body', 'A {x}.', /braces|\{/],
  [work, 'body', "import x from 'y'", /import/],
  [work, 'body', '# A heading', /heading/i],
  [work, 'body', '![](backdrop.jpg)', /shows|picture/i],
  [work, 'body', '<img src="a.jpg" />', /img|element/],
  [work, 'body', '[A link](javascript:alert(1))', /javascript|address/],
  [work, 'body', '[A link](/nowhere)', /has no \/nowhere/],
  [work, 'body', '<Lang of="it">con', /Lang/],
  [concert, 'date', '2027-02-30', /day written/],
  [concert, 'date', '2026-13', /day written/],
  [concert, 'time', '7:30pm', /HH:MM/],
  [concert, 'time', '25:00', /HH:MM/],
  [concert, 'tickets', 'www.example.org', /https/],
  [press, 'date', '2026-13', /day written/],
  [press, 'url', 'https://example.org/press/english-article', /is taken/],
  [press, 'publication', ' ', /required/],
  [video, 'id', 'https://vimeo.com/1', /YouTube/],
  [video, 'id', 'https://www.youtube.com/watch?v=abcdefghijk&t=10s', /YouTube/],
  [site, 'email.general', 'nobody', /e-mail address/],
  [site, 'url', 'example.org', /begins with https/],
  [site, 'copyrightYear', '99', /1900 to 2200/],
  [site, 'form', 'http://forms.example.org', /https/],
  [messages, 'gallery.total', 'photographs', /\{total\}|placeholder/],
];

describeEditor('what isn’t right', () => {
  for (const [address, name, typed, words] of wrong)
    test(`refuses ${typed} as ${address.replace(/^collections.|entries./g, '')} ${name}`, async ({
      editor,
      form,
    }) => {
      await form.openForm(address);
      if (address === messages) await form.unfold('gallery');
      await form.input(name).fill(typed);
      await form.refuse(words);
      expect(await editor.changes()).toEqual({});
    });
});
