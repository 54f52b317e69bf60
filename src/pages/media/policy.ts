import type { Admitted } from '../../page/room.ts';
import { coverStyles } from './cover.ts';
import { videoService } from './video-service.ts';

/** The player of a video, and its cover. */
export const admitted: Admitted = { frames: [videoService], styles: [coverStyles] };
