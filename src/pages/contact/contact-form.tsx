import styled from '@emotion/styled';
import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Split } from '../../ui/split.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { prefetchToasts, useShowToast } from '../../ui/toasts.tsx';
import { hairline, noScriptOnly } from '../../theme/layout.ts';
import { colour, from, size, space } from '../../theme/tokens.ts';
import { displayStyle } from '../../theme/type.ts';
import { Field } from './field.tsx';
import { mailtoUrl } from './mailto-url.ts';
import type { texts } from './texts.ts';

interface FormFrameProps extends ComponentProps<'form'> {
  /** Content before the fields and after the button. */
  readonly before: ReactNode;
  readonly after?: ReactNode;
}

/** The layout and fields of the contact form, without submission. */
export function FormFrame({ before, after, ...form }: FormFrameProps) {
  const messages = useTexts<typeof texts>();
  const titleId = useId();
  return (
    <form aria-labelledby={titleId} {...form}>
      <Columns shares={[5, 7]} above="large">
        <Stack gap={6}>
          <Text text={messages['contact.formTitle']} as="h2" id={titleId} />
          {messages['contact.formLead'] && (
            <Text text={messages['contact.formLead']} as={FormLead} />
          )}
        </Stack>
        <Fields>
          {before}
          <Field name="name" autoComplete="name" />
          <Field name="email" autoComplete="email" type="email" />
          <Field name="subject" autoComplete="off" />
          <Field name="message" autoComplete="off" rows={6} />
          <Text text={messages['contact.send']} as={Button} type="submit" />
          {after}
        </Fields>
      </Columns>
    </form>
  );
}

/** A form that sends nothing: a toast explains that and links to an e-mail with the message. */
export function MailtoForm() {
  const messages = useTexts<typeof texts>();
  const { site } = useShell();
  const showToast = useShowToast();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    showToast({
      title: 'toast.title',
      description: 'toast.text',
      action: {
        label: 'toast.action',
        href: mailtoUrl(
          site.email.general,
          new FormData(event.currentTarget),
          messages['contact.mailRest'].value,
        ),
      },
      variant: 'destructive',
    });
  }

  return (
    // Outside of a `<dialog>`, `method="dialog"` submits nothing, even without JavaScript.
    <FormFrame
      method="dialog"
      onSubmit={submit}
      onFocus={prefetchToasts}
      onPointerEnter={prefetchToasts}
      before={<Text text={messages['contact.noScript']} as={NoScriptNote} />}
    />
  );
}

const Columns = styled(Split)({
  ...hairline,
  rowGap: space[12],
  paddingBlockStart: `clamp(${space[8]}, 4vw, ${space[12]})`,
});

const FormLead = styled.p({
  ...displayStyle,
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

const NoScriptNote = styled.p({
  ...noScriptOnly,
  marginBlockEnd: space[6],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${colour.brass}`,
  color: colour.muted,
});
