import { expect, test } from 'vitest';
import { validateWith } from '../content/reading.ts';
import { englishMessages } from '../content/workspace.ts';

test('an announcement without a last day is reported', () => {
  const announcement = 'announcement:\n  text: A recording\n';
  const { problems } = validateWith({
    'content/en/messages.yaml': englishMessages() + announcement,
  });
  expect(problems).toMatchObject([
    {
      file: 'content/en/messages.yaml',
      code: 'announcement-undated',
      message: '`announcement.until` is missing: an announcement must have a last day.',
    },
  ]);
});
