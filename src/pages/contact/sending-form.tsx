import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { useFetcher } from 'react-router-dom';
import { messageKey } from '../../page/element-ids.ts';
import { useShell, useTexts } from '../../ui/shell-context.tsx';
import { Text, visuallyHidden } from '../../ui/text.tsx';
import { touchTarget } from '../../theme/layout.ts';
import { colour, space } from '../../theme/tokens.ts';
import { FormFrame } from './contact-form.tsx';
import { mailtoUrl } from './mailto-url.ts';
import type { SendResult } from './sending.ts';
import type { texts } from './texts.ts';

interface SendingFormProps {
  /** An `https` URL, or `netlify` for the page's own address. */
  readonly to: string;
}

/** A form that sends, even without JavaScript, and keeps the text until the server has accepted it. */
export function SendingForm({ to }: SendingFormProps) {
  // The key preserves the message and its state while another page is shown.
  const { state, data, submit, reset } = useFetcher<SendResult>({ key: messageKey });
  useOnLeave(() => {
    if (state === 'idle' && data) reset();
  });
  const form = useRef<HTMLFormElement>(null);
  const isNetlify = to === 'netlify';

  useEffect(() => {
    if (data?.shouldReset) form.current?.reset();
  }, [data]);

  function sendOnce(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'idle') return;
    // Flushed, so that a second click sees the new state.
    void submit(new FormData(event.currentTarget), { method: 'post', flushSync: true });
  }

  return (
    <FormFrame
      method="post"
      {...(isNetlify ? netlifyForm : { action: to })}
      ref={form}
      onSubmit={sendOnce}
      before={<HiddenFields isNetlify={isNetlify} />}
      after={<Status state={state === 'idle' ? data?.state : 'sending'} message={data?.message} />}
    />
  );
}

/** Calls a function when the component unmounts. */
function useOnLeave(callback: () => void): void {
  const leave = useEffectEvent(callback);
  useEffect(() => () => leave(), []);
}

// Bots fill it in; services that know the name discard their messages.
const honeypotName = '_gotcha';

const netlifyForm = {
  name: 'contact',
  'data-netlify': 'true',
  'data-netlify-honeypot': honeypotName,
} as const;

const netlifyName = { name: 'form-name', value: netlifyForm.name };

/** The fields that the service requires, and the honeypot. */
function HiddenFields({ isNetlify }: { readonly isNetlify: boolean }) {
  const { site } = useShell();
  const fields = [...(site.fields ?? []), ...(isNetlify ? [netlifyName] : [])];
  return (
    <>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot name={honeypotName} aria-hidden tabIndex={-1} autoComplete="off" />
    </>
  );
}

interface StatusProps {
  readonly state: SendResult['state'] | 'sending' | undefined;
  readonly message: URLSearchParams | undefined;
}

/** The state of the message and, if sending failed, a link to an e-mail with it. */
function Status({ state, message }: StatusProps) {
  const messages = useTexts<typeof texts>();
  const { site, messages: shared } = useShell();
  const text = state && messages[`contact.${state}`];
  const hasFailed = text && state !== 'sending' && state !== 'sent';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Firefox puts a text in an output when its form is reset
    <Outcome role="status">
      {text && <Text text={text} as={OutcomeText} data-lost={hasFailed} />}
      {hasFailed && message && (
        <Text
          text={shared['toast.action']}
          as="a"
          href={mailtoUrl(site.email.general, message, messages['contact.mailRest'].value)}
        />
      )}
    </Outcome>
  );
}

const Honeypot = styled.input(visuallyHidden);

const Outcome = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  // Space for most of its texts.
  minBlockSize: `calc(3em + ${space.target})`,
  '& > a': touchTarget,
});

const OutcomeText = styled.p({
  maxInlineSize: '32em',
  '&[data-lost=true]': { color: colour.alert },
});
