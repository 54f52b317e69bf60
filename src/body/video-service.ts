/** The origin of video players: the only third party that a page may load anything from. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

/** The address of a video on the service's own site, for where its player is blocked. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
}

export function playerAddress(id: string): string {
  return `${videoOrigin}/embed/${encodeURIComponent(id)}`;
}

/** The address of a player that plays at once. */
export function autoplayAddress(id: string): string {
  return `${playerAddress(id)}?autoplay=1`;
}

/** The attributes of the frame of every player, which is refused without a referrer. */
export const playerFrameProps = {
  loading: 'lazy',
  referrerPolicy: 'strict-origin-when-cross-origin',
  allow: 'autoplay; encrypted-media; picture-in-picture',
  allowFullScreen: true,
} as const;
