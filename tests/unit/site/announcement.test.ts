import { expect, test } from 'vitest';
import { shellData } from '../../../src/page/shell-data.ts';
import { season } from '../pages/concerts/season.ts';
import { validateWith } from '../content/reading.ts';
import { englishMessages } from '../content/workspace.ts';

async function announcedOn(day: string, english: string, spanish = '') {
  const source = await season({
    'content/en/messages.yaml': englishMessages() + english,
    ...(spanish && { 'content/es/messages.yaml': spanish }),
  });
  const built = { ...source, builtAt: `${day}T00:00:00+01:00` };
  return [shellData(built, 'en').announcement, shellData(built, 'es').announcement];
}

const texts = 'announcement:\n  text: A *recording* & more\n  until: 2027-02-05\n';

test('what is announced is shown until its last day, in each language', async () => {
  const text = { value: 'A recording & more', html: 'A <em>recording</em> &amp; more' };
  const until = '2027-02-05';
  expect(await announcedOn('2027-02-05', texts)).toEqual([
    { text, until },
    { text: { ...text, lang: 'en' }, until },
  ]);
  const own = 'announcement:\n  text: Una grabación\n';
  expect((await announcedOn('2027-02-01', texts, own))[1]).toEqual({
    text: { value: 'Una grabación' },
    until,
  });
});

test('nothing is announced after its last day, nor where there is nothing', async () => {
  expect(await announcedOn('2027-02-06', texts)).toEqual([undefined, undefined]);
  expect(await announcedOn('2027-02-01', '')).toEqual([undefined, undefined]);
});

test('an announcement without a last day is reported where it is', () => {
  const announced = 'announcement:\n  text: A recording\n';
  const { problems } = validateWith({ 'content/en/messages.yaml': englishMessages() + announced });
  expect(problems).toMatchObject([
    {
      file: 'content/en/messages.yaml',
      code: 'announcement-undated',
      message: '`announcement.until` is missing: without a last day, nothing is announced.',
    },
  ]);
});
