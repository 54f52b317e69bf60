/** Numbers and words that are the same in every run of the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to before `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  /** One of several. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }

  /** Sentences of `count` words in all. */
  prose(count: number, language: Language): string {
    const sequence = Array.from({ length: count }, (_, index) => {
      const word = this.pick(vocabulary[language]);
      const starts = index % 12 === 0;
      const ends = index % 12 === 11 || index === count - 1;
      return `${starts ? capitalize(word) : word}${ends ? '.' : ''}`;
    });
    return sequence.join(' ');
  }

  /** A title of two or three words. */
  title(language: Language): string {
    return capitalize(
      Array.from({ length: 2 + this.below(2) }, () => this.pick(vocabulary[language])).join(' '),
    );
  }
}

/** A language that there are words of. */
export type Language = 'en' | 'es';

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const vocabulary = {
  en: words(`the orchestra plays a slow movement that rises from low strings into brass while two
    oboes answer each other over a held note of violas and cellos after which every player falls
    silent for one long bar before another dance begins with harp bells and muted horns near its
    quiet end where light returns by degrees as if a door had been opened onto water at evening
    composer conductor rehearsal score premiere audience winter harbour tide estuary window letter`),
  es: words(`la orquesta toca un movimiento lento que sube desde las cuerdas graves hasta los metales
    mientras dos oboes se responden sobre una nota tenida de violas y chelos tras la cual todos callan
    durante un compás largo antes de que otra danza empiece con arpa campanas y trompas con sordina
    cerca de su final callado donde vuelve la luz poco a poco como si se abriera una puerta al agua
    compositora directora ensayo partitura estreno público invierno puerto marea estuario ventana`),
} satisfies Record<Language, [string, ...string[]]>;

function words(text: string): [string, ...string[]] {
  const [first = '', ...rest] = text.split(/\s+/);
  return [first, ...rest];
}
