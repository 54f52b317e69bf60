import styled from '@emotion/styled';
import { useId, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { usePage } from '../../components/page-context.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import { prefetchToasts, useShowToast } from '../../components/toasts/toasts.tsx';
import { colour, from, size, space, when } from '../../theme/tokens.ts';
import { display } from '../../theme/type.ts';
import { Field } from './field.tsx';

/** The contact form. It sends nothing: a toast says so, and offers an email instead. */
export function ContactForm() {
  const { site } = useShell();
  const { messages } = usePage('contact');
  const show = useShowToast();
  const titleId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show({
      title: 'contact.toastTitle',
      description: 'contact.toastText',
      action: {
        label: 'contact.toastAction',
        href: mailAddress(site.email.general, new FormData(event.currentTarget)),
      },
      variant: 'destructive',
    });
  }

  return (
    // Outside of a `<dialog>`, `method="dialog"` submits nothing, even without a script.
    <Form
      method="dialog"
      aria-labelledby={titleId}
      onSubmit={submit}
      onFocus={prefetchToasts}
      onPointerEnter={prefetchToasts}
    >
      <Head>
        <Text of={messages['contact.formTitle']} as={Title} id={titleId} />
        <Text of={messages['contact.formLead']} as={Lead} />
      </Head>
      <Fields>
        <Text of={messages['contact.noScript']} as={Note} />
        <Field name="name" autoComplete="name" />
        <Field name="email" autoComplete="email" type="email" />
        <Field name="subject" autoComplete="off" />
        <Field name="message" autoComplete="off" rows={6} />
        <Button type="submit">
          <Text of={messages['contact.send']} />
        </Button>
      </Fields>
    </Form>
  );
}

/** A `mailto:` address with the visitor's own subject and message. */
function mailAddress(address: string, fields: FormData): string {
  const [subject, body] = [fields.get('subject'), fields.get('message')].map(encodeField);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}

/** With the line breaks of RFC 6068. */
function encodeField(value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value : '';
  return encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
}

const Form = styled.form({
  display: 'grid',
  gap: `${space[12]} ${space.gutter}`,
  paddingBlockStart: `clamp(${space[8]}, 4vw, ${space[12]})`,
  borderBlockStart: `1px solid ${colour.line}`,
  [from.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  [when.print]: { display: 'none' },
});

const Head = styled.div({ display: 'grid', alignContent: 'start', gap: space[6] });

const Title = styled.h2({ fontSize: size.section });

const Lead = styled.p({
  ...display,
  maxInlineSize: '17em',
  color: colour.muted,
  fontSize: size.item,
  lineHeight: 1.3,
});

const Fields = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: `${space[4]} ${space.gutter}`,
  '& > button': { justifySelf: 'start', marginBlockStart: space[4] },
  [from.medium]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { gridColumn: '1 / -1' },
    '& > :has([name=name]), & > :has([name=email])': { gridColumn: 'auto' },
  },
});

const Note = styled.p({
  display: 'none',
  [when.unscripted]: { display: 'block' },
  [when.scriptFailed]: { display: 'block' },
  marginBlockEnd: space[6],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${colour.brass}`,
  color: colour.muted,
});
