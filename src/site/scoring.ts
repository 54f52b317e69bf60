// A scoring in publishers' shorthand -> the scoring in words.
import type { Locale } from '../locales.ts';

/**
 * Spells out a scoring. Unknown abbreviations stay as they are; instruments with a count of 0 are left out.
 * @example spellScoring('2.0.2.2-4.0.0.1-timp.perc(2)-str', 'en') // => 'two flutes, two clarinets, two bassoons; four horns, tuba; timpani, two percussionists; strings'
 */
export function spellScoring(scoring: string, locale: Locale): string {
  const groups = scoring.split(/-(?![^[(]*[\])])/).map((group, index) => {
    const section = isCounted(group) ? sections[index] : undefined;
    return playersIn(group).map((player, place) => spellPlayer(player, section?.[place], locale));
  });
  return groups
    .map((players) => players.filter((player) => player !== '').join(', '))
    .filter((group) => group !== '')
    .join('; ');
}

/** Woodwind and brass may be written as counts alone, in this order. */
const sections = [
  ['fl', 'ob', 'cl', 'bn'],
  ['hn', 'tpt', 'tbn', 'tba'],
] as const;

function isCounted(group: string): boolean {
  return playersIn(group).every((player) => /^\d/.test(player) && !/^\d+[A-Za-z]/.test(player));
}

function playersIn(group: string): string[] {
  return group.split(/[.+](?![^[(]*[\])])/);
}

function spellPlayer(player: string, place: string | undefined, locale: Locale): string {
  const parts = /^(\d*)([A-Za-z]\w*)?(?:\((\d+)\))?(?:\[(\w+)\])?$/.exec(player);
  if (!parts) return player;
  const [, number = '', own, inBrackets, second] = parts;
  const isPercussion = own === 'perc' && (inBrackets ?? number) !== '';
  const name = isPercussion ? 'percussionist' : (own ?? place ?? '');
  const count = Number(inBrackets ?? (number || '1'));
  const words = vocabulary[name];
  if (!words) return player;
  if (count === 0) return '';
  const spelt =
    count === 1 && !isPercussion ? words[indices(locale).one] : counted(count, words, locale);
  return second === undefined ? spelt : `${spelt} ${doubling(second, count, locale)}`;
}

function counted(count: number, words: Words, locale: Locale): string {
  const { one, several } = indices(locale);
  const isFeminine = words[4] === 'f';
  const number = numbers(locale, isFeminine)[count - 1] ?? String(count);
  return `${number} ${words[count === 1 ? one : several]}`;
}

function doubling(second: string, count: number, locale: Locale): string {
  const name = vocabulary[second]?.[indices(locale).one] ?? second;
  if (locale !== 'es') return `doubling ${name}`;
  return `${count === 1 ? 'que dobla' : 'que doblan'} ${name}`;
}

/** The indices of a language's words in the vocabulary. */
function indices(locale: Locale) {
  return locale === 'es' ? ({ one: 2, several: 3 } as const) : ({ one: 0, several: 1 } as const);
}

function numbers(locale: Locale, isFeminine: boolean): readonly string[] {
  if (locale !== 'es')
    return ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const first = isFeminine ? 'una' : 'un';
  return [first, 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
}

/** English singular and plural, Spanish singular and plural, Spanish gender. */
type Words = readonly [string, string, string, string, 'f' | 'm'];

const vocabulary: Readonly<Record<string, Words>> = {
  fl: ['flute', 'flutes', 'flauta', 'flautas', 'f'],
  ob: ['oboe', 'oboes', 'oboe', 'oboes', 'm'],
  cl: ['clarinet', 'clarinets', 'clarinete', 'clarinetes', 'm'],
  bn: ['bassoon', 'bassoons', 'fagot', 'fagotes', 'm'],
  fg: ['bassoon', 'bassoons', 'fagot', 'fagotes', 'm'],
  hn: ['horn', 'horns', 'trompa', 'trompas', 'f'],
  tpt: ['trumpet', 'trumpets', 'trompeta', 'trompetas', 'f'],
  tbn: ['trombone', 'trombones', 'trombón', 'trombones', 'm'],
  tba: ['tuba', 'tubas', 'tuba', 'tubas', 'f'],
  picc: ['piccolo', 'piccolos', 'flautín', 'flautines', 'm'],
  afl: ['alto flute', 'alto flutes', 'flauta en sol', 'flautas en sol', 'f'],
  bfl: ['bass flute', 'bass flutes', 'flauta baja', 'flautas bajas', 'f'],
  obda: ['oboe d’amore', 'oboes d’amore', 'oboe de amor', 'oboes de amor', 'm'],
  ca: ['cor anglais', 'cors anglais', 'corno inglés', 'cornos ingleses', 'm'],
  eh: ['cor anglais', 'cors anglais', 'corno inglés', 'cornos ingleses', 'm'],
  ebcl: [
    'E flat clarinet',
    'E flat clarinets',
    'clarinete en mi bemol',
    'clarinetes en mi bemol',
    'm',
  ],
  bcl: ['bass clarinet', 'bass clarinets', 'clarinete bajo', 'clarinetes bajos', 'm'],
  cbn: ['contrabassoon', 'contrabassoons', 'contrafagot', 'contrafagotes', 'm'],
  cfg: ['contrabassoon', 'contrabassoons', 'contrafagot', 'contrafagotes', 'm'],
  ssax: ['soprano saxophone', 'soprano saxophones', 'saxofón soprano', 'saxofones sopranos', 'm'],
  asax: ['alto saxophone', 'alto saxophones', 'saxofón alto', 'saxofones altos', 'm'],
  tsax: ['tenor saxophone', 'tenor saxophones', 'saxofón tenor', 'saxofones tenores', 'm'],
  barsax: [
    'baritone saxophone',
    'baritone saxophones',
    'saxofón barítono',
    'saxofones barítonos',
    'm',
  ],
  cnt: ['cornet', 'cornets', 'corneta', 'cornetas', 'f'],
  flhn: ['flugelhorn', 'flugelhorns', 'fliscorno', 'fliscornos', 'm'],
  btpt: ['bass trumpet', 'bass trumpets', 'trompeta baja', 'trompetas bajas', 'f'],
  btbn: ['bass trombone', 'bass trombones', 'trombón bajo', 'trombones bajos', 'm'],
  euph: ['euphonium', 'euphoniums', 'bombardino', 'bombardinos', 'm'],
  wtba: ['Wagner tuba', 'Wagner tubas', 'tuba wagneriana', 'tubas wagnerianas', 'f'],
  timp: ['timpani', 'timpani', 'timbales', 'timbales', 'm'],
  perc: ['percussion', 'percussion', 'percusión', 'percusión', 'f'],
  percussionist: ['percussionist', 'percussionists', 'percusionista', 'percusionistas', 'm'],
  drkit: ['drum kit', 'drum kits', 'batería', 'baterías', 'f'],
  bd: ['bass drum', 'bass drums', 'bombo', 'bombos', 'm'],
  sd: ['side drum', 'side drums', 'caja', 'cajas', 'f'],
  cym: ['cymbals', 'cymbals', 'platos', 'platos', 'm'],
  tam: ['tam-tam', 'tam-tams', 'tam-tam', 'tam-tams', 'm'],
  tri: ['triangle', 'triangles', 'triángulo', 'triángulos', 'm'],
  glock: ['glockenspiel', 'glockenspiels', 'lira', 'liras', 'f'],
  xyl: ['xylophone', 'xylophones', 'xilófono', 'xilófonos', 'm'],
  vib: ['vibraphone', 'vibraphones', 'vibráfono', 'vibráfonos', 'm'],
  mar: ['marimba', 'marimbas', 'marimba', 'marimbas', 'f'],
  tubells: ['tubular bells', 'tubular bells', 'campanas tubulares', 'campanas tubulares', 'f'],
  hp: ['harp', 'harps', 'arpa', 'arpas', 'f'],
  pf: ['piano', 'pianos', 'piano', 'pianos', 'm'],
  pf4h: [
    'piano, four hands',
    'piano, four hands',
    'piano a cuatro manos',
    'piano a cuatro manos',
    'm',
  ],
  cel: ['celesta', 'celestas', 'celesta', 'celestas', 'f'],
  hpd: ['harpsichord', 'harpsichords', 'clave', 'claves', 'm'],
  cemb: ['harpsichord', 'harpsichords', 'clave', 'claves', 'm'],
  org: ['organ', 'organs', 'órgano', 'órganos', 'm'],
  harm: ['harmonium', 'harmoniums', 'armonio', 'armonios', 'm'],
  acc: ['accordion', 'accordions', 'acordeón', 'acordeones', 'm'],
  band: ['bandoneon', 'bandoneons', 'bandoneón', 'bandoneones', 'm'],
  gtr: ['guitar', 'guitars', 'guitarra', 'guitarras', 'f'],
  egtr: ['electric guitar', 'electric guitars', 'guitarra eléctrica', 'guitarras eléctricas', 'f'],
  mand: ['mandolin', 'mandolins', 'mandolina', 'mandolinas', 'f'],
  str: ['strings', 'strings', 'cuerda', 'cuerda', 'f'],
  vn: ['violin', 'violins', 'violín', 'violines', 'm'],
  va: ['viola', 'violas', 'viola', 'violas', 'f'],
  vc: ['cello', 'cellos', 'violonchelo', 'violonchelos', 'm'],
  db: ['double bass', 'double basses', 'contrabajo', 'contrabajos', 'm'],
  cb: ['double bass', 'double basses', 'contrabajo', 'contrabajos', 'm'],
  sop: ['soprano', 'sopranos', 'soprano', 'sopranos', 'f'],
  mez: ['mezzo-soprano', 'mezzo-sopranos', 'mezzosoprano', 'mezzosopranos', 'f'],
  alt: ['contralto', 'contraltos', 'contralto', 'contraltos', 'f'],
  ct: ['countertenor', 'countertenors', 'contratenor', 'contratenores', 'm'],
  ten: ['tenor', 'tenors', 'tenor', 'tenores', 'm'],
  bar: ['baritone', 'baritones', 'barítono', 'barítonos', 'm'],
  bass: ['bass', 'basses', 'bajo', 'bajos', 'm'],
  spkr: ['speaker', 'speakers', 'voz recitante', 'voces recitantes', 'f'],
  chorus: ['mixed chorus', 'mixed choruses', 'coro mixto', 'coros mixtos', 'm'],
  SATB: ['mixed chorus', 'mixed choruses', 'coro mixto', 'coros mixtos', 'm'],
  SSA: ['women’s chorus', 'women’s choruses', 'coro femenino', 'coros femeninos', 'm'],
  SSAA: ['women’s chorus', 'women’s choruses', 'coro femenino', 'coros femeninos', 'm'],
  TTBB: ['men’s chorus', 'men’s choruses', 'coro masculino', 'coros masculinos', 'm'],
  chch: ['children’s choir', 'children’s choirs', 'coro infantil', 'coros infantiles', 'm'],
  elec: ['electronics', 'electronics', 'electrónica', 'electrónica', 'f'],
  tape: ['fixed media', 'fixed media', 'soporte fijo', 'soporte fijo', 'm'],
};
