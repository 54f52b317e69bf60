import { Fragment } from 'react';
import { emailParts } from '../../text/email-parts.ts';

/** An e-mail address, whose lines break between its parts. */
export function AddressParts({ of: address }: { readonly of: string }) {
  const parts = emailParts(address);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index).join('')}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
