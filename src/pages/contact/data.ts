import { contacts } from './fields.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { textAt } from '../../page/messages.ts';
import type { PageData } from '../../page/page.ts';
import { kitOf } from '../kit/data.ts';
import { texts } from './texts.ts';

export type ContactPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent) {
  const entries = entriesOf(content.collections.get(contacts));
  const { contact: picture, biography } = content.site.images;
  const contactPortrait = content.messagesFor(texts)['contact.portrait'];
  const portrait = textAt('site.portrait', content.messages);
  return {
    picture,
    alt: picture?.base === biography.base ? portrait : contactPortrait,
    contacts: entries.length > 0 ? entries : undefined,
    kit: await kitOf(content),
  };
}
