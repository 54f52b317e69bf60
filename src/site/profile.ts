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

/** A profile elsewhere. */
export const profile = {
  icon: {
    type: choice(signs),
    optional: true,
    label: 'Sign',
    help: 'The picture that stands for it.',
  },
  label: { type: text(), help: 'The name of the service.' },
  url: { type: address(), label: 'Address on the web', help: 'The profile.' },
} as const satisfies Shape;
