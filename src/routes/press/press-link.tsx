import styled from '@emotion/styled';
import { Icon } from '../../components/icons.tsx';
import { ExternalLink } from '../../components/link.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Text } from '../../components/text.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { PressItem } from '../../content/schema/collections.ts';
import { motion, space, when } from '../../theme/tokens.ts';
import { labelLink } from '../../theme/type.ts';

interface PressLinkProps {
  readonly of: PressItem;
}

/** A link to the coverage, where it has an address. Screen readers hear the item's title, too, which tells the links apart. */
export function PressLink({ of: { type, title, url } }: PressLinkProps) {
  const { messages } = usePage('press');
  if (!url) return null;
  const listen = type === 'radio' ? messages['press.listen'] : undefined;
  return (
    <Link href={url}>
      <Text of={listen ?? messages[type === 'video' ? 'press.watch' : 'press.read']} />
      <VisuallyHidden>
        : <Text of={title} />
      </VisuallyHidden>
      <Icon name="arrow" />
    </Link>
  );
}

const Link = styled(ExternalLink)({
  ...labelLink,
  gap: space[3],
  '& svg': { fontSize: '1.25em', transition: `transform ${motion.hover} ${motion.ease}` },
  '&:focus-visible svg': { transform: 'translateX(6px)' },
  [when.hover]: { '&:hover svg': { transform: 'translateX(6px)' } },
});
