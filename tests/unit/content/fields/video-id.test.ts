import { expect, it } from 'vitest';
import { videoId } from '../../../../src/content/fields/video-id.ts';

it.each([
  ['nPHIZw7HZq4', 'nPHIZw7HZq4'],
  ['https://youtu.be/nPHIZw7HZq4?si=abc', 'nPHIZw7HZq4'],
  ['https://www.youtube.com/watch?v=nPHIZw7HZq4', 'nPHIZw7HZq4'],
  ['https://www.youtube.com/watch?app=desktop&v=nPHIZw7HZq4', 'nPHIZw7HZq4'],
  ['https://music.youtube.com/watch?v=nPHIZw7HZq4&feature=share', 'nPHIZw7HZq4'],
  ['https://www.youtube.com/embed/nPHIZw7HZq4?rel=0', 'nPHIZw7HZq4'],
  ['https://www.youtube.com/watch?v=nPHIZw7HZq4&t=90', undefined],
  ['https://www.youtube.com/watch?v=nPHIZw7HZq4&list=PL1234567890', undefined],
  ['https://www.youtube.com/annaviolin1', undefined],
  ['https://example.org/watch?v=nPHIZw7HZq4', undefined],
])('reads the video %s as %s', (source, id) => {
  expect(videoId().parse(source)).toBe(id);
});
