import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'concerts.asOf': { placeholders: ['date'] },
    'concerts.yourTime': { placeholders: ['time'] },
    'concerts.rescheduled': { placeholders: ['date'] },
    'concerts.postponed': { placeholders: ['date?'] },
    'concerts.cancelled': { placeholders: ['date?'] },
    'concerts.homeNext': { placeholders: ['date', 'city'] },
  },
  {
    title: 'nav.concerts',
    description: 'concerts.description',
    inBuild: [
      'concerts.asOf',
      'concerts.timeOpen',
      'concerts.dayOpen',
      'concerts.rescheduled',
      'concerts.postponed',
      'concerts.cancelled',
      'concerts.soldOut',
      'concerts.fewLeft',
      'concerts.homeNext',
      'concerts.opera',
      'concerts.masterclass',
      'concerts.talk',
      'concerts.jury',
      'concerts.broadcast',
    ],
  },
);
