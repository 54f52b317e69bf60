import styled from '@emotion/styled';
import { Text } from '../../../components/text.tsx';
import type { Kit } from '../../../site/page-data/kit.ts';
import { colour, from, size, space, when } from '../../../theme/tokens.ts';
import { BiographyText } from './biography-text.tsx';

interface KitBiographiesProps {
  readonly of: Kit;
}

/** Each biography in its lengths, and the sentence that goes with all of them. */
export function KitBiographies({ of: kit }: KitBiographiesProps) {
  const { texts, biographies, notice } = kit;
  return (
    <div>
      <Text of={texts['kit.biographies']} as="h3" />
      {notice && <Text of={notice} as={Notice} />}
      <Columns>
        {biographies.map((biography) => (
          <article key={biography.slug}>
            <Text of={biography.title} as={Title} />
            {biography.texts.map((text) => (
              <BiographyText key={text.length} of={text} title={biography.title} kit={kit} />
            ))}
          </article>
        ))}
      </Columns>
    </div>
  );
}

const Notice = styled.p({ marginBlockStart: space[2], color: colour.muted, fontSize: size.small });

const Columns = styled.div({
  display: 'grid',
  alignItems: 'start',
  gap: `${space[12]} ${space.gutter}`,
  marginBlockStart: space[8],
  [from.large]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
  [when.print]: { display: 'block' },
});

const Title = styled.h4({ marginBlockEnd: space[4], fontSize: size.lead });
