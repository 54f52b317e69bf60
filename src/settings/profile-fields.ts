import { address } from '../content/fields/addresses.ts';
import { choice } from '../content/fields/choice.ts';
import type { Shape } from '../content/fields/shape.ts';
import { text } from '../content/fields/phrase.ts';

/** The signs of profiles: what they show, or the names of networks. */
const signs = [
  'video',
  'photos',
  'network',
  'bluesky',
  'facebook',
  'flickr',
  'instagram',
  'linkedin',
  'mastodon',
  'threads',
  'tiktok',
  'vimeo',
  'x',
  'youtube',
] as const;

const marks = [
  ['network', /linkedin/],
  ['facebook', /facebook|fb\.(?:com|me)/],
  ['video', /youtu\.?be|vimeo|tiktok/],
  ['photos', /instagram|flickr/],
] as const;

/** What is drawn for a profile. */
export type ProfileMark = (typeof marks)[number][0] | 'elsewhere';

interface ProfileNames {
  readonly icon?: string;
  readonly label: string;
  readonly url: string;
}

/** The mark of a profile: that of its network, which is part of its sign, its name or its address. */
export function markOf({ icon, label, url }: ProfileNames): ProfileMark {
  if (icon === 'video' || icon === 'photos') return icon;
  const haystack = `${icon ?? ''} ${label} ${url}`.toLowerCase();
  const candidates = icon === 'network' ? marks.slice(0, 2) : marks;
  const [mark = 'elsewhere'] = candidates.find(([, pattern]) => pattern.test(haystack)) ?? [];
  return mark;
}

export const profile = {
  icon: {
    type: choice(signs),
    optional: true,
    label: 'Sign',
    help: 'Its icon.',
  },
  label: { type: text(), help: 'The name of the service.' },
  url: { type: address(), label: 'Address on the web', help: 'The profile.' },
} as const satisfies Shape;
