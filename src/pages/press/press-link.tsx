import { usePage } from '../../ui/page-context.tsx';
import { TitledLink } from '../../ui/titled-link.tsx';
import type { PressItem } from './fields.ts';
import type { PressPage } from './data.ts';

interface PressLinkProps {
  readonly of: PressItem;
}

/** A link to the coverage, where it has an address. */
export function PressLink({ of: { type, title, url } }: PressLinkProps) {
  const { messages } = usePage<PressPage>('press');
  if (!url) return null;
  const label =
    (type === 'radio' ? messages['press.listen'] : undefined) ??
    messages[type === 'video' ? 'press.watch' : 'press.read'];
  return <TitledLink href={url} label={label} title={title} />;
}
