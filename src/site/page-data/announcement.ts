import type { Localized } from '../../content/schema/localized.ts';
import type { LocalContent } from './local-content.ts';

/** What every page says above its header until the end of a day, `YYYY-MM-DD`. */
export interface Announcement {
  readonly text: Localized;
  readonly until: string;
  readonly builtAt: string;
}

/** What is announced on the day of the build. */
export function announcementIn({ messages, builtAt }: LocalContent): {
  readonly announcement?: Announcement;
} {
  const [text, until] = [messages['announcement.text'], messages['announcement.until']?.value];
  if (!text || until === undefined || until < builtAt.slice(0, 10)) return {};
  return { announcement: { text, until, builtAt } };
}
