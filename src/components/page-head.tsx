import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Localized } from '../content/schema/localized.ts';
import { space, when } from '../theme/tokens.ts';
import { arriving } from './arriving.ts';
import { PageTitle } from './page-title.tsx';
import { Text } from './text.tsx';

interface PageHeadProps {
  readonly title: Localized;
  /** What stands at the far end of the title's line. */
  readonly children?: ReactNode;
}

/** A page's title on the bare ground. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Head>
      <Text of={title} as={PageTitle} />
      {children && <Aside>{children}</Aside>}
    </Head>
  );
}

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[6]} ${space[12]}`,
  paddingBlock: `calc(${space.header} + clamp(${space[12]}, 8vw, 7rem)) clamp(${space[8]}, 4.5vw, ${space[16]})`,
  [when.print]: { paddingBlock: `0 ${space[6]}` },
});

const Aside = styled.div(arriving(1));
