import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import { useShell } from '../../ui/shell-context.tsx';
import { Text } from '../../ui/text.tsx';
import { prefetchToasts, useShowToast } from '../../ui/toasts.tsx';
import { colour, space, when } from '../../theme/tokens.ts';
import { FormFrame } from './form-frame.tsx';
import { mailAddress } from './mail-address.ts';
import { SendingForm } from './sending-form.tsx';
import type { ContactPage } from './data.ts';

/** The contact form, which sends where site.yaml says where to. */
export function ContactForm() {
  const { form } = useShell().site;
  return form === undefined ? <IdleForm /> : <SendingForm to={form} />;
}

/** A form that sends nothing: a toast says so, and offers an email instead. */
function IdleForm() {
  const { site } = useShell();
  const { messages } = usePage<ContactPage>('contact');
  const show = useShowToast();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show({
      title: 'contact.toastTitle',
      description: 'contact.toastText',
      action: {
        label: 'contact.toastAction',
        href: mailAddress(
          site.email.general,
          new FormData(event.currentTarget),
          messages['contact.mailRest'].value,
        ),
      },
      variant: 'destructive',
    });
  }

  return (
    // Outside of a `<dialog>`, `method="dialog"` submits nothing, even without a script.
    <FormFrame
      method="dialog"
      onSubmit={submit}
      onFocus={prefetchToasts}
      onPointerEnter={prefetchToasts}
      before={<Text text={messages['contact.noScript']} as={Note} />}
    />
  );
}

const Note = styled.p({
  display: 'none',
  [when.unscripted]: { display: 'block' },
  marginBlockEnd: space[6],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${colour.brass}`,
  color: colour.muted,
});
