import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '../../../src/ui/picture.tsx';

const stage = {
  base: 'assets/stage-01234567',
  widths: [375, 600],
  width: 600,
  height: 400,
  placeholder: 'radial-gradient(at 0 0,#101010,#0000 50%),#202020',
};

function render(props: Partial<Parameters<typeof Picture>[0]>): string {
  return renderToStaticMarkup(<Picture picture={stage} alt="" sizes="100vw" {...props} />);
}

it('offers every width in every format, the best format first, with its `sizes`', () => {
  const html = render({ sizes: '50vw' });
  const sets = [...html.matchAll(/srcset="([^"]*)"/gi)].map(([, set]) => set);
  const name = '/assets/stage-01234567';
  expect(sets).toEqual(
    ['avif', 'jpg'].map((format) => `${name}-375.${format} 375w, ${name}-600.${format} 600w`),
  );
  expect(html.match(/ sizes="50vw"/g)).toHaveLength(sets.length);
});

it('reserves its space without a style attribute, and loads lazily unless it has priority', () => {
  const html = render({});
  expect(html).toMatch(/<img[^>]* width="600" height="400"/);
  expect(html).toContain(stage.placeholder);
  expect(html).not.toContain(' style=');
  expect(html).toMatch(/loading="lazy"[^>]*decoding="async"/);
  expect(render({ priority: true })).toMatch(/loading="eager"[^>]*fetchPriority="high"/i);
});

it('applies the focus of the picture, and that of the alternative to the alternative', () => {
  const alternative = { picture: stage, sizes: '100vw', media: '(max-aspect-ratio: 1/1)' };
  const focused = { ...stage, focus: 'left' };
  const stylesOf = (html: string) => /object-position:[^;}]*/.exec(html)?.[0];
  expect(stylesOf(render({ picture: focused }))).toBe('object-position:left');
  expect(stylesOf(render({}))).toBeUndefined();
  expect(render({ picture: focused, alternative })).toContain(
    '@media not all and (max-aspect-ratio: 1/1)',
  );
  const html = render({ alternative: { ...alternative, picture: focused } });
  expect(html).toMatch(/@media \(max-aspect-ratio: 1\/1\)\{[^}]*object-position:left/);
});
