import { Fragment } from 'react';
import { emailParts } from '../../text/email-parts.ts';

interface MailLinkProps {
  readonly of: string;
  readonly className?: string;
}

/** An e-mail address as a link, whose lines break between its parts. */
export function MailLink({ of: address, className }: MailLinkProps) {
  const href = `mailto:${address}`;
  const parts = emailParts(address);

  /** Hydration leaves attributes alone, which a proxy may have changed to hide addresses from machines. */
  function writeAddress(link: HTMLAnchorElement | null) {
    link?.setAttribute('href', href);
  }

  return (
    <a ref={writeAddress} href={href} className={className}>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </a>
  );
}
