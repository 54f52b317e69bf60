import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import type { Localized } from '../../content/fields/localized.ts';
import { colour } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';
import { TitleLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';

interface WorkTitleProps {
  readonly work: {
    readonly number?: string | undefined;
    readonly address?: string | undefined;
    readonly title: Localized;
  };
  readonly as: ElementType<{ readonly children?: ReactNode }>;
}

/** Its number and its title, which leads to its address if it has one. */
export function WorkTitle({ work: { number, address, title }, as: Heading }: WorkTitleProps) {
  if (!number && !address) return <Text text={title} as={Heading} />;
  return (
    <Heading>
      {number && <WorkNumber>{number}</WorkNumber>}
      {address ? (
        <Text text={title} as={TitleLink} to={address} />
      ) : (
        <Text text={title} as="span" />
      )}
    </Heading>
  );
}

const WorkNumber = styled.span({
  ...label,
  marginInlineEnd: '1em',
  color: colour.brass,
  fontStyle: 'normal',
});
