import { textsOf } from '../../content/fields/texts.ts';

const inBuild = { inBuild: true } as const;

export const texts = textsOf(
  {
    'concerts.next': {},
    'concerts.earlier': {},
    'concerts.none': {},
    'concerts.asOf': { ...inBuild, takes: ['date'] },
    'concerts.timeOpen': inBuild,
    'concerts.dayOpen': inBuild,
    'concerts.online': {},
    'concerts.also': {},
    'concerts.yourTime': { takes: ['time'] },
    'concerts.over': {},
    'concerts.rescheduled': { ...inBuild, takes: ['date'] },
    'concerts.postponed': { ...inBuild, takes: ['date?'] },
    'concerts.cancelled': { ...inBuild, takes: ['date?'] },
    'concerts.soldOut': inBuild,
    'concerts.fewLeft': inBuild,
    'concerts.tickets': {},
    'concerts.ticketsByEmail': {},
    'concerts.ticketsByTelephone': {},
    'concerts.information': {},
    'concerts.stream': {},
    'concerts.addToCalendar': {},
    'concerts.subscribe': {},
    'concerts.address': {},
    'concerts.all': {},
    'concerts.homeNext': { ...inBuild, takes: ['date', 'city'] },
    'concerts.opera': inBuild,
    'concerts.masterclass': inBuild,
    'concerts.talk': inBuild,
    'concerts.jury': inBuild,
    'concerts.broadcast': inBuild,
  },
  { title: 'nav.concerts', description: 'concerts.description' },
);
