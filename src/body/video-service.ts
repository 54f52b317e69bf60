/** The origin of video players: the only third party that pages may load from. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** The URL of a video on the service's site, for visitors whose browser blocks the player. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

export function playerAddress(id: string): string {
  return `${videoOrigin}/embed/${encodeURIComponent(id)}`;
}

/** The URL of a player with autoplay. */
export function autoplayAddress(id: string): string {
  return `${playerAddress(id)}?autoplay=1`;
}

/** The attributes of a player's frame; the service rejects requests without a referrer. */
export const playerFrameProps = {
  loading: 'lazy',
  referrerPolicy: 'strict-origin-when-cross-origin',
  allow: 'autoplay; encrypted-media; picture-in-picture',
  allowFullScreen: true,
} as const;
