/** The origin of video players: the only third party that a page may load anything from. */
export const videoService = 'https://www.youtube-nocookie.com';

/** The address of the player of a video. */
export function playerAddress(id: string): string {
  return `${videoService}/embed/${encodeURIComponent(id)}`;
}
