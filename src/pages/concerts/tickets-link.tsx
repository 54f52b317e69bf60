import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ConcertsPage } from './data.ts';

interface TicketsLinkProps {
  /** An `https`, `mailto` or `tel` URL. */
  readonly href: string;
  /** What the tickets are for, which only screen readers say. */
  readonly about: ReactNode;
}

/** A link to where tickets are sold, which says how they are. */
export function TicketsLink({ href, about }: TicketsLinkProps) {
  const { messages } = usePage<ConcertsPage>('concerts');
  const hidden = <VisuallyHidden>: {about}</VisuallyHidden>;
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href}>
        <Text text={messages['concerts.tickets']} />
        {hidden}
        <Icon name="away" />
      </ExternalLink>
    );
  }
  const way = href.startsWith('mailto:') ? 'ByEmail' : 'ByTelephone';
  return (
    <a href={href}>
      <Text text={messages[`concerts.tickets${way}`]} />
      {hidden}
    </a>
  );
}
