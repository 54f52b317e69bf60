import { Children, type ComponentPropsWithoutRef, type ElementType, type ReactNode } from 'react';
import type { Localized } from '../content/fields/localized.ts';
import { languageProps } from '../text/direction.ts';
import { fill } from '../page/messages.ts';
import { trustedHtml } from './trusted-html.ts';
import type { Quotation as QuotationData } from '../body/quotation.ts';
import styled from '@emotion/styled';
import { colour, size, space } from '../theme/tokens.ts';
import { hangingQuote, labelStyle } from '../theme/type.ts';

interface TextProps<As extends ElementType> {
  readonly text: Localized;
  /** The element or styled component around the text; by default a text node, or a `span` if attributes are needed. */
  readonly as?: As;
  /** Values for the text's `{placeholders}`. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A text with its emphasis, and a `lang` attribute if it fell back to the original. */
export function Text<As extends ElementType = 'span'>({
  text,
  as,
  values = {},
  ...rest
}: TextProps<As> & Omit<ComponentPropsWithoutRef<As>, keyof TextProps<As> | 'children'>) {
  const { value, lang, html } = text;
  const props = { ...rest, ...languageProps(lang) };
  const Element: ElementType = as ?? 'span';
  // Texts with placeholders never contain emphasis.
  if (html === undefined) {
    const filled = fill(value, values);
    return as || lang ? <Element {...props}>{filled}</Element> : filled;
  }
  const inner = { __html: trustedHtml(html) };
  if (!as) return <span {...props} dangerouslySetInnerHTML={inner} />;
  // One child, because a flex container makes an item of each part and drops the spaces between them.
  return (
    <Element {...props}>
      <span dangerouslySetInnerHTML={inner} />
    </Element>
  );
}

interface CommaSeparatedProps {
  readonly children: ReactNode;
}

/** Its non-empty children, separated by commas. */
export function CommaSeparated({ children }: CommaSeparatedProps) {
  return Children.toArray(children).flatMap((child, index) => (index > 0 ? [', ', child] : child));
}

interface SpokenProps {
  readonly text: string;
  readonly spoken: string;
  readonly lang?: Localized['lang'];
}

/** A text with another text for screen readers. */
export function Spoken({ text, spoken, lang }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true" {...languageProps(lang)}>
        {text}
      </span>
      <VisuallyHidden {...languageProps(lang)}>{spoken}</VisuallyHidden>
    </>
  );
}

interface QuotationProps {
  readonly quotation: QuotationData;
  /** A styled component with `hangingQuote`, which sets the marks. */
  readonly as?: ElementType<ComponentPropsWithoutRef<'p'>>;
}

/** A quotation with the marks of the page's language. */
export function Quotation({ quotation, as = Quote }: QuotationProps) {
  const { opening, closing } = quotation;
  return (
    <blockquote>
      <Text text={quotation} as={as} data-opening={opening} data-closing={closing} />
    </blockquote>
  );
}

const Quote = styled.p({ ...hangingQuote, fontSize: size.item, lineHeight: 1.25 });

export const LargeQuote = styled.p({
  ...hangingQuote,
  maxInlineSize: '20em',
  fontSize: size.quote,
  lineHeight: 1.14,
});

export const Label = styled.p({ ...labelStyle, color: colour.brass });

export const Muted = styled.p({ maxInlineSize: space.measure, color: colour.muted });

export const Small = styled.p({ color: colour.muted, fontSize: size.small });

export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span(visuallyHidden);
