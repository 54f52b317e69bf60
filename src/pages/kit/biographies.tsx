import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { Small, Text } from '../../ui/text.tsx';
import { fill } from '../../page/messages.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { hrefTo } from '../../page/href.ts';
import type { KitProps, KitText } from './data.ts';
import { withKeys } from '../../page/lists.ts';
import { hairline, wrapped } from '../../theme/layout.ts';
import { colour, from, space } from '../../theme/tokens.ts';
import { useTexts } from '../../ui/shell-context.tsx';
import { Split } from '../../ui/split.tsx';
import { DownloadLink, KitSection, QuietButton } from './section.tsx';
import type { texts } from './texts.ts';

/** Texts on the artist in several lengths, and the notice that applies to all. */
export function KitBiographies({ kit }: KitProps) {
  const { biographies, notice } = kit;
  const messages = useTexts<typeof texts>();
  return (
    <KitSection title={messages['kit.biographies']} note={notice}>
      {biographies.map((entry) => (
        <Biography
          key={entry.slug}
          as="article"
          shares={[1, 2]}
          aria-labelledby={`kit-${entry.slug}`}
          data-source-file={entry.sourceFile}
        >
          <Text text={entry.title} as={Title} id={`kit-${entry.slug}`} />
          <div>
            {entry.texts.map((text) => (
              <BiographyText key={text.length} text={text} title={entry.title} kit={kit} />
            ))}
          </div>
        </Biography>
      ))}
    </KitSection>
  );
}

interface BiographyTextProps extends KitProps {
  readonly text: KitText;
  readonly title: Localized;
}

/** A text in one length, in a disclosure, with buttons to copy and download it. */
function BiographyText({ text, title, kit: { notice } }: BiographyTextProps) {
  const messages = useTexts<typeof texts>();
  const shown = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'kit.copied' | 'kit.copyFailed'>();
  const name = messages[`kit.${text.length}Name`];
  const values = { title: title.value, length: name.value, words: text.words };
  const paragraphs = [...text.paragraphs, ...(notice ? [notice] : [])];

  async function copy() {
    const isCopied = await copyText(paragraphs.map(({ value }) => value).join('\n\n'));
    if (!isCopied) select(shown.current);
    setOutcome(isCopied ? 'kit.copied' : 'kit.copyFailed');
  }

  return (
    <Item>
      <details>
        <Summary>
          <Text text={text.lengthInWords} />
        </Summary>
        <Paragraphs as="div" ref={shown}>
          {withKeys(paragraphs).map(({ key, item }) => (
            <Text key={key} text={item} as="p" />
          ))}
        </Paragraphs>
      </details>
      <Actions>
        <Text
          text={messages['kit.copy']}
          as={QuietButton}
          type="button"
          aria-label={fill(messages['kit.copyText'].value, values)}
          onClick={() => void copy()}
        />
        <Text
          text={messages['kit.download']}
          as={DownloadLink}
          href={hrefTo(text.file)}
          download=""
          aria-label={fill(messages['kit.downloadText'].value, values)}
        />
      </Actions>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a form control, and needs a label */}
      <Outcome role="status">
        {outcome && <Text text={messages[outcome]} values={values} />}
      </Outcome>
    </Item>
  );
}

/** Reveals and selects a text that couldn't be copied, for the visitor to copy it. */
function select(text: HTMLElement | null): void {
  const details = text?.closest('details');
  if (!text || !details) return;
  details.open = true;
  getSelection()?.selectAllChildren(text);
}

/** Copies a text; resolves to whether the browser allowed it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const Biography = styled(Split)({
  '& + &': {
    marginBlockStart: space[8],
    [from.medium]: { marginBlockStart: 0, ...hairline },
  },
});

const Title = styled.h4({
  // On the line of the first row beside it.
  [from.medium]: { paddingBlock: space[6], lineHeight: 1.3 },
});

// The actions are beside the summary, and below the text while it is open.
const Item = styled.div({
  ...wrapped,
  justifyContent: 'space-between',
  columnGap: space[2],
  paddingBlock: space[3],
  '& + &': hairline,
  '& > details': { flex: '1 1 11rem' },
  '& > details[open], & > [role=status]': { flexBasis: '100%' },
});

const Summary = styled.summary({
  marginInlineStart: '1.1em',
  paddingBlock: space[2],
  listStylePosition: 'outside',
  cursor: 'pointer',
  '&::marker': { color: colour.brass },
});

const Paragraphs = styled(Small)({
  display: 'grid',
  gap: '.8em',
  maxInlineSize: space.measure,
  paddingBlock: space[3],
  whiteSpace: 'pre-line',
});

const Actions = styled.div({ ...wrapped, columnGap: space[3] });

const Outcome = styled(Small)({ color: colour.brass });
