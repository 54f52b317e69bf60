import styled from '@emotion/styled';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { noteDraft, restoreDraft } from '../../components/contact-draft.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import { useToasts } from '../../components/toasts/toasts.tsx';
import { colour, size, space, when } from '../../theme/tokens.ts';
import { Field } from './field.tsx';

/** The contact form. It sends nothing: a toast says so, and offers to write an email instead. */
export function ContactForm() {
  const { messages, site } = useShell();
  const { prepare, show } = useToasts();
  const form = useRef<HTMLFormElement>(null);

  // The fields belong to the browser, so that nothing typed before this script began is lost.
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

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
    // Outside of a dialog the method `dialog` sends nothing, also where there is no script to stop it.
    <Form
      ref={form}
      method="dialog"
      onSubmit={submit}
      onInput={({ currentTarget }) => noteDraft(currentTarget)}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <Text of={messages['contact.formTitle']} as="h2" />
      <noscript>
        <Text of={messages['contact.noScript']} as={Note} />
      </noscript>
      <Field name="name" autoComplete="name" />
      <Field name="email" autoComplete="email" type="email" />
      <Field name="subject" autoComplete="off" />
      <Field name="message" autoComplete="off" rows={6} />
      <Button type="submit">
        <Text of={messages['contact.send']} />
      </Button>
    </Form>
  );
}

/** A `mailto:` address with the visitor's own subject and message. */
function mailAddress(address: string, fields: FormData): string {
  const [subject, body] = [fields.get('subject'), fields.get('message')].map(encodeField);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}

/** Line breaks are those that RFC 6068 wants. */
function encodeField(value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value : '';
  return encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
}

const Form = styled.form({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${colour.line}`,
  '& > h2': { marginBlockEnd: space[8], fontSize: size.large },
  '& > button': { justifySelf: 'start', marginBlockStart: space[4] },
  [when.print]: { display: 'none' },
});

const Note = styled.p({
  marginBlockEnd: space[6],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${colour.brass}`,
  color: colour.muted,
});
