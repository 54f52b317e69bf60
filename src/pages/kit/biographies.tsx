import styled from '@emotion/styled';
import { useState } from 'react';
import { Small, Text } from '../../ui/text.tsx';
import { fill } from '../../page/messages.ts';
import type { Localized } from '../../content/fields/localized.ts';
import type { KitProps, KitText } from './data.ts';
import { withKeys } from '../../lists.ts';
import { hairline, wrappingRow } from '../../theme/layout.ts';
import { colour, from, space } from '../../theme/tokens.ts';
import { useTexts } from '../../ui/shell-context.tsx';
import { Split } from '../../ui/split.tsx';
import { KitSection, SubtleButton } from './section.tsx';
import type { texts } from './texts.ts';

/** Biographies in several lengths, with the notice that applies to all of them. */
export function KitBiographies({ kit }: KitProps) {
  const { biographies, notice } = kit;
  const messages = useTexts<typeof texts>();
  return (
    <KitSection title={messages['kit.biographies']} note={notice}>
      {biographies.map((entry) => (
        <BiographyRow
          key={entry.slug}
          as="article"
          shares={[1, 2]}
          aria-labelledby={`kit-${entry.slug}`}
          data-source-file={entry.sourceFile}
        >
          <Text text={entry.title} as={BiographyTitle} id={`kit-${entry.slug}`} />
          <div>
            {entry.texts.map((text) => (
              <BiographyText key={text.length} text={text} title={entry.title} kit={kit} />
            ))}
          </div>
        </BiographyRow>
      ))}
    </KitSection>
  );
}

interface BiographyTextProps extends KitProps {
  readonly text: KitText;
  readonly title: Localized;
}

/** A biography of one length, in a disclosure, with a button that copies it. */
function BiographyText({ text, title, kit: { notice } }: BiographyTextProps) {
  const messages = useTexts<typeof texts>();
  const [outcome, setOutcome] = useState<'kit.copied' | 'kit.copyFailed'>();
  const name = messages[`kit.${text.length}Name`];
  const values = { title: title.value, length: name.value, words: text.wordCount };
  const paragraphs = [...text.paragraphs, ...(notice ? [notice] : [])];

  async function copy() {
    try {
      await navigator.clipboard.writeText(paragraphs.map(({ value }) => value).join('\n\n'));
      setOutcome('kit.copied');
    } catch {
      setOutcome('kit.copyFailed');
    }
  }

  return (
    <LengthRow>
      <details>
        <LengthSummary>
          <Text text={text.lengthText} />
        </LengthSummary>
        <LengthText as="div">
          {withKeys(paragraphs).map(({ key, item }) => (
            <Text key={key} text={item} as="p" />
          ))}
        </LengthText>
      </details>
      <Text
        text={messages['kit.copy']}
        as={SubtleButton}
        type="button"
        aria-label={fill(messages['kit.copyText'].value, values)}
        onClick={() => void copy()}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a form control, and needs a label */}
      <CopyOutcome role="status">
        {outcome && <Text text={messages[outcome]} values={values} />}
      </CopyOutcome>
    </LengthRow>
  );
}

const BiographyRow = styled(Split)({
  '& + &': {
    marginBlockStart: space[8],
    [from.medium]: { marginBlockStart: 0, ...hairline },
  },
});

const BiographyTitle = styled.h4({
  // Aligned with the first row of the next column.
  [from.medium]: { paddingBlock: space[6], lineHeight: 1.3 },
});

// The button is next to the summary, or below the text while that is open.
const LengthRow = styled.div({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: space[2],
  paddingBlock: space[3],
  '& + &': hairline,
  '& > details': { flex: '1 1 11rem' },
  '& > details[open], & > [role=status]': { flexBasis: '100%' },
});

const LengthSummary = styled.summary({
  marginInlineStart: '1.1em',
  paddingBlock: space[2],
  listStylePosition: 'outside',
  cursor: 'pointer',
  '&::marker': { color: colour.brass },
});

const LengthText = styled(Small)({
  display: 'grid',
  gap: '.8em',
  maxInlineSize: space.measure,
  paddingBlock: space[3],
  whiteSpace: 'pre-line',
});

const CopyOutcome = styled(Small)({ color: colour.brass });
