import type { ComponentPropsWithoutRef, ElementType } from 'react';
import type { Quotation as QuotationData } from '../site/quotation.ts';
import { Text } from './text.tsx';

interface QuotationProps {
  readonly quotation: QuotationData;
  /** A styled component with `hangingQuote`, which sets the marks. */
  readonly as: ElementType<ComponentPropsWithoutRef<'p'>>;
}

/** A quotation in the marks of the page's language. */
export function Quotation({ quotation, as }: QuotationProps) {
  return (
    <Text
      text={quotation}
      as={as}
      data-opening={quotation.opening}
      data-closing={quotation.closing}
    />
  );
}
