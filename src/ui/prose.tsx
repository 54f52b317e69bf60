import styled from '@emotion/styled';
import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import type { RenderedBody } from '../body/render-body.tsx';
import { languageProps } from '../text/direction.ts';
import { colour, from, size, space, when } from '../theme/tokens.ts';
import { attribution, hangingQuote } from '../theme/type.ts';
import { trustedHtml } from './trusted-html.ts';
import { visuallyHidden } from './text.tsx';
import { useNavigate } from 'react-router-dom';
import { stripBase } from '../page/href.ts';
import { isPlainClick, usePrefetch } from './link.tsx';
import { playInPlace } from './play-in-place.ts';

interface ProseProps {
  readonly body: RenderedBody;
}

/** An entry's body, with a `lang` attribute if it fell back to the original. */
export function Prose({ body: { html, lang, styles } }: ProseProps) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!html.includes('<iframe')) return undefined;
    const cleanups = Array.from(column.current?.querySelectorAll('iframe') ?? [], (frame) =>
      playInPlace(frame),
    );
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [html]);
  return (
    <Column
      ref={column}
      data-prose=""
      {...languageProps(lang)}
      $styles={styles}
      {...useProseLinks()}
      onPlayCapture={pauseOtherSounds}
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}

/** One sound plays at a time. */
function pauseOtherSounds({ target }: SyntheticEvent) {
  for (const sound of document.querySelectorAll('audio')) if (sound !== target) sound.pause();
}

const linkStyles = {
  '& a': {
    color: colour.ivory,
    textDecorationLine: 'underline',
    textDecorationColor: colour.brass,
    [when.hover]: { '&:hover': { color: colour.brassBright } },
  },
  '& [data-hint]': visuallyHidden,
} as const;

const pullQuoteStyles = {
  '& > figure': {
    paddingBlock: space[6],
    [from.medium]: { paddingInlineStart: space[8] },
  },
  '& > figure > blockquote': {
    ...hangingQuote,
    fontSize: size.large,
    lineHeight: 1.22,
    // The marks are on the first and the last line of text.
    '& > p': { display: 'inline' },
    '& > p + p::before': { content: String.raw`'\A'`, whiteSpace: 'pre' },
  },
  '& > figure > figcaption': {
    ...attribution(space[12]),
    gap: space[4],
    marginBlockStart: space[6],
  },
} as const;

// Styled by element: the HTML has no classes.
const columnStyles = {
  maxInlineSize: space.measure,
  // Aligns texts whose direction differs from the page's.
  textAlign: 'start',
  '& > * + *': { marginBlockStart: '1.15em' },
  '& em em': { fontStyle: 'normal', fontSize: 'inherit' },
  '& strong, & th': { fontWeight: 600 },
  '& abbr': { textDecorationThickness: 1, textUnderlineOffset: '.25em' },
  '& sup, & sub': { fontSize: '.7em', lineHeight: 0 },
  '& code': { fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums' },
  '& :is(h3, h4, h5, h6)': { marginBlockStart: '1.6em' },
  '& ul': { listStyle: '"–"', paddingInlineStart: '1.1em' },
  '& ul > li': { paddingInlineStart: '.6em' },
  '& ol': {
    paddingInlineStart: '1.4em',
    listStyle: 'decimal',
    fontVariantNumeric: 'lining-nums',
  },
  '& li + li': { marginBlockStart: '.35em' },
  '& li::marker': { color: colour.brass },
  '& > blockquote': {
    paddingInlineStart: space[6],
    borderInlineStart: `1px solid ${colour.brass}`,
    color: colour.muted,
  },
  '& blockquote > * + *': { marginBlockStart: '1em' },
  '& hr': {
    inlineSize: space[16],
    marginInline: 0,
    marginBlock: space[8],
    border: 0,
    borderBlockStart: `1px solid ${colour.brass}`,
  },
  '& table': {
    borderCollapse: 'collapse',
    inlineSize: '100%',
    fontSize: size.small,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& th, & td': {
    textAlign: 'start',
    paddingBlock: space[2],
    paddingInlineEnd: space[6],
    borderBlockEnd: `1px solid ${colour.line}`,
    verticalAlign: 'baseline',
  },
  '& [data-align=center]': { textAlign: 'center' },
  '& [data-align=right]': { textAlign: 'right' },
  '& [data-scroller]': { overflowX: 'auto' },
  ...linkStyles,
  ...pullQuoteStyles,
} as const;

const Column = styled.div<{ readonly $styles: string | undefined }>(
  columnStyles,
  ({ $styles }) => $styles,
);

/** Delegated handlers for an element with static HTML: links to pages of the site are prefetched and routed on the client. */
function useProseLinks() {
  const navigate = useNavigate();
  const prefetch = usePrefetch();

  function prefetchTarget({ target }: SyntheticEvent) {
    const link = pageLinkAt(target);
    if (link) prefetch(link.address);
  }

  return {
    onClick(event: MouseEvent) {
      const link = pageLinkAt(event.target);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const replace = link.href === window.location.href;
      void navigate(link.address + link.search + link.hash, { replace });
    },
    onPointerOver: prefetchTarget,
    onFocus: prefetchTarget,
    onTouchStart: prefetchTarget,
  };
}

/** The link to a page of the site that an event targets; `undefined` if the browser must handle it. */
function pageLinkAt(target: EventTarget) {
  const link = target instanceof Element ? target.closest('a') : null;
  const { location } = window;
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin) return undefined;
  const address = stripBase(link.pathname);
  // Only files have a dot in their addresses.
  if (address === undefined || address.includes('.')) return undefined;
  const { href, search, hash } = link;
  return { href, address, search, hash };
}
