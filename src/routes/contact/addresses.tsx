import styled from '@emotion/styled';
import { arriving } from '../../components/arriving.ts';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import { colour, font, motion, size, space, when } from '../../theme/tokens.ts';
import { label } from '../../theme/type.ts';

/** The two addresses to write to, as text to copy or follow. */
export function Addresses() {
  const { messages, site } = useShell();
  return (
    <List>
      <Entry>
        <Text of={messages['contact.generalLabel']} as={Purpose} />
        <dd>
          <Address href={`mailto:${site.email.general}`}>{site.email.general}</Address>
        </dd>
      </Entry>
      <Entry>
        <Text of={messages['contact.pressLabel']} as={Purpose} />
        <dd>
          <Address href={`mailto:${site.email.press}`}>{site.email.press}</Address>
        </dd>
      </Entry>
    </List>
  );
}

const List = styled.dl({ display: 'grid', alignContent: 'start', gap: space[8], ...arriving(2) });

const Entry = styled.div({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${colour.line}`,
});

const Purpose = styled.dt({ ...label, marginBlockEnd: space[1], color: colour.brass });

const Address = styled.a({
  display: 'inline-block',
  paddingBlock: space[2],
  fontFamily: font.display,
  fontSize: size.large,
  fontWeight: 500,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecorationColor: colour.clear,
  transition: `color ${motion.hover} ${motion.ease}, text-decoration-color ${motion.hover} ${motion.ease}`,
  [when.hover]: { '&:hover': { color: colour.brassBright, textDecorationColor: 'currentcolor' } },
});
