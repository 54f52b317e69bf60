import { Container } from '../../ui/container.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { groupBy } from '../../site/group-by.ts';
import { LeadingEntry } from './leading-entry.tsx';
import { PressYear } from './press-year.tsx';
import { quotedMidway } from './quoted-midway.ts';
import type { PressPage } from './data.ts';

/** The press: the newest item large, the others by year. */
export function Page({ title, messages, content: { press } }: PressPage) {
  const [newest, ...others] = press.entries;
  const leading = press.number === 1 ? newest : undefined;
  const rest = leading ? others : press.entries;
  const quoted = quotedMidway(rest);
  return (
    <Container>
      <PageHead
        title={title}
        lead={messages['press.lead']}
        isQuiet={leading?.quote !== undefined}
      />
      {leading && (
        <Reveal>
          <LeadingEntry of={leading} />
        </Reveal>
      )}
      <Deferred>
        {groupBy(rest, ({ date }) => date.slice(0, 4)).map(({ name, items }) => (
          <PressYear key={name} year={name} items={items} quoted={quoted} />
        ))}
      </Deferred>
      <Pager path="press" list={press} />
    </Container>
  );
}
