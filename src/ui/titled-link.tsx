import styled from '@emotion/styled';
import type { Localized } from '../content/fields/localized.ts';
import { forward, motion, space, when } from '../theme/tokens.ts';
import { labelLink } from '../theme/type.ts';
import { Icon } from './icons.tsx';
import { ExternalLink } from './link.tsx';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TitledLinkProps {
  readonly href: string;
  readonly label: Localized;
  /** What it leads to: screen readers hear it, too, which tells equal labels apart. */
  readonly title: Localized;
}

/** A link from an entry to what it is about, on another site. */
export function TitledLink({ href, label, title }: TitledLinkProps) {
  return (
    <Link href={href}>
      <Text text={label} />
      <VisuallyHidden>
        : <Text text={title} />
      </VisuallyHidden>
      <Icon name="arrow" />
    </Link>
  );
}

const moved = { transform: `scaleX(${forward}) translateX(6px)` };

const Link = styled(ExternalLink)({
  ...labelLink,
  gap: space[3],
  '& svg': { fontSize: '1.25em', transition: `transform ${motion.hover} ${motion.ease}` },
  '&:focus-visible svg': moved,
  [when.hover]: { '&:hover svg': moved },
});
