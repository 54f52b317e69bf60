import type { ComponentPropsWithoutRef, ElementType } from 'react';
import type { Quotation as QuotationData } from '../site/quotation.ts';
import { Text } from './text.tsx';

interface QuotationProps {
  readonly of: QuotationData;
  /** A styled component with `hangingQuote`, which sets the marks. */
  readonly as: ElementType<ComponentPropsWithoutRef<'p'>>;
}

/** A quotation in the marks of the page's language. */
export function Quotation({ of, as }: QuotationProps) {
  return <Text of={of} as={as} data-opening={of.opening} data-closing={of.closing} />;
}
