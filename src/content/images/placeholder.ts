// In: a photograph shrunk to a few pixels. Out: a CSS `background` that looks like it, blurred.

/** A shrunk photograph: `size` × `size` pixels of three bytes, row by row. */
export interface Thumbnail {
  readonly size: number;
  readonly pixels: Uint8Array;
}

/** An elliptic gradient at `x`, `y` (in percent), and how much of its colour it leaves on each pixel. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly alphas: readonly number[];
}

type Channel = readonly number[];

const spotCount = 5;
const places = [0, 25, 50, 75, 100];
const reaches = [50, 70, 90];
const sweeps = 12;

/**
 * Paints a thumbnail with at most five radial gradients over one colour, in about 230 bytes. Gradients and
 * not a data: URI, because the site's policy loads images from its own host only.
 * @example drawPlaceholder({ size: 1, pixels: Uint8Array.of(16, 8, 0) }) // => '#100800'
 */
export function drawPlaceholder({ size, pixels }: Thumbnail): string {
  const target = [0, 1, 2].map((channel) =>
    Array.from(pixels.filter((_, at) => at % 3 === channel)),
  );
  const candidates = allSpots(size);
  const spots: Spot[] = [];
  let inks = fit([], target);
  while (spots.length < spotCount) {
    const best = bestSpot(candidates, target, paint(spots, inks, size * size));
    if (best === undefined) break;
    spots.push(best);
    inks = fit(spots, target);
  }
  return print(spots, inks);
}

function allSpots(size: number): readonly Spot[] {
  return places.flatMap((x) =>
    places.flatMap((y) =>
      reaches.map((reach) => ({
        x,
        y,
        reach,
        alphas: alphasOf(size, x / 100, y / 100, reach / 100),
      })),
    ),
  );
}

/** CSS draws `radial-gradient(at x y, …)` as an ellipse that reaches the farthest corner. */
function alphasOf(size: number, x: number, y: number, reach: number): readonly number[] {
  const radiusX = Math.max(x, 1 - x) * Math.SQRT2 * reach;
  const radiusY = Math.max(y, 1 - y) * Math.SQRT2 * reach;
  return Array.from({ length: size * size }, (_, at) => {
    const across = ((at % size) + 0.5) / size - x;
    const down = (Math.floor(at / size) + 0.5) / size - y;
    return Math.max(0, 1 - Math.hypot(across / radiusX, down / radiusY));
  });
}

/** The spot that, laid on top, brings the canvas nearest to the target; none if none does. */
function bestSpot(
  candidates: readonly Spot[],
  target: readonly Channel[],
  canvas: readonly Channel[],
): Spot | undefined {
  let most = 1;
  let best: Spot | undefined;
  for (const spot of candidates) {
    const weight = sum(spot.alphas, (alpha) => alpha * alpha);
    const gain = sum(target, (channel, which) => {
      const rest = difference(channel, canvas[which] ?? []);
      const free = rest.map(
        (value, at) => value + (canvas[which]?.[at] ?? 0) * (spot.alphas[at] ?? 0),
      );
      const ink = clamp(sum(free, (value, at) => value * (spot.alphas[at] ?? 0)) / weight);
      const left = free.map((value, at) => value - ink * (spot.alphas[at] ?? 0));
      return sum(rest, (value) => value * value) - sum(left, (value) => value * value);
    });
    if (gain > most) [most, best] = [gain, spot];
  }
  return best;
}

/** How much each layer, the ground first, shows in every pixel once those above cover it. */
function weightsOf(spots: readonly Spot[], pixelCount: number): readonly Channel[] {
  let uncovered: Channel = Array.from({ length: pixelCount }, () => 1);
  const topDown = spots.toReversed().map(({ alphas }) => {
    const shown = uncovered.map((open, at) => open * (alphas[at] ?? 0));
    uncovered = difference(uncovered, shown);
    return shown;
  });
  return [uncovered, ...topDown.toReversed()];
}

/** The colours of ground and spots that come nearest to the target: least squares, within what a screen shows. */
function fit(spots: readonly Spot[], target: readonly Channel[]): readonly Channel[] {
  const weights = weightsOf(spots, target[0]?.length ?? 0);
  return target.map((channel) => {
    const [darkest, brightest] = [Math.min(...channel), Math.max(...channel)];
    const inks = weights.map(() => 0);
    let left = channel;
    for (let step = 0; step < sweeps * weights.length; step += 1) {
      const layer = step % weights.length;
      const weight = weights[layer] ?? [];
      const before = inks[layer] ?? 0;
      const wanted =
        before +
        sum(left, (value, at) => value * (weight[at] ?? 0)) / sum(weight, (value) => value * value);
      const after = Math.min(brightest, Math.max(darkest, wanted || 0));
      left = left.map((value, at) => value + (before - after) * (weight[at] ?? 0));
      inks[layer] = after;
    }
    return inks;
  });
}

function paint(
  spots: readonly Spot[],
  inks: readonly Channel[],
  pixelCount: number,
): readonly Channel[] {
  const weights = weightsOf(spots, pixelCount);
  return inks.map((channel) =>
    weights.reduce<Channel>(
      (canvas, weight, layer) =>
        weight.map((value, at) => (canvas[at] ?? 0) + value * (channel[layer] ?? 0)),
      [],
    ),
  );
}

function print(spots: readonly Spot[], inks: readonly Channel[]): string {
  const colours = (inks[0] ?? []).map((_, layer) =>
    hex(inks.map((channel) => channel[layer] ?? 0)),
  );
  const layers = spots.map(
    ({ x, y, reach }, at) =>
      `radial-gradient(at ${percent(x)} ${percent(y)},${colours[at + 1]},#0000 ${reach}%)`,
  );
  return [...layers.toReversed(), colours[0]].join();
}

function sum<Value>(values: readonly Value[], of: (value: Value, at: number) => number): number {
  return values.reduce((total, value, at) => total + of(value, at), 0);
}

function difference(from: Channel, values: Channel): Channel {
  return from.map((value, at) => value - (values[at] ?? 0));
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, value || 0));
}

function percent(value: number): string {
  return value === 0 ? '0' : `${value}%`;
}

function hex(channels: Channel): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
