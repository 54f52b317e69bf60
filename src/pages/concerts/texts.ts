import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'concerts.asOf': { takes: ['date'] },
    'concerts.yourTime': { takes: ['time'] },
    'concerts.rescheduled': { takes: ['date'] },
    'concerts.postponed': { takes: ['date?'] },
    'concerts.cancelled': { takes: ['date?'] },
    'concerts.homeNext': { takes: ['date', 'city'] },
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
