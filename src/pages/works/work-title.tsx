import styled from '@emotion/styled';
import type { Localized } from '../../content/fields/localized.ts';
import { colour } from '../../theme/tokens.ts';
import { labelStyle } from '../../theme/type.ts';
import { TitleLink } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';

interface WorkTitleProps {
  readonly number?: string | undefined;
  readonly address?: string | undefined;
  readonly title: Localized;
}

/** A work's number, if any, and its title, linked if it has an address. */
export function WorkTitle({ number, address, title }: WorkTitleProps) {
  if (!number && !address) return <Text text={title} />;
  return (
    <>
      {number && <WorkNumber>{number}</WorkNumber>}{' '}
      {address ? (
        <Text text={title} as={TitleLink} to={address} />
      ) : (
        <Text text={title} as="span" />
      )}
    </>
  );
}

const WorkNumber = styled.span({
  ...labelStyle,
  marginInlineEnd: '.75em',
  color: colour.brass,
  fontStyle: 'normal',
});
