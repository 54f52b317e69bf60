import styled from '@emotion/styled';
import { useEffect, useRef, type FormEvent } from 'react';
import { useShell } from '../../ui/shell-context.tsx';
import { Text, visuallyHidden } from '../../ui/text.tsx';
import { colour, space } from '../../theme/tokens.ts';
import { FormFrame } from './contact-form.tsx';
import { mailAddress } from './mail-address.ts';
import { forgetMessage, isSending, load, send, useSending, type State } from './sending.ts';
import type { ContactPage } from './data.ts';

interface SendingFormProps extends Pick<ContactPage, 'messages'> {
  /** An `https` URL, or `netlify` for the page's own address. */
  readonly to: string;
}

/** A form that sends, also without a script, and keeps what is written until the server has said yes. */
export function SendingForm({ messages, to }: SendingFormProps) {
  const { site } = useShell();
  const { value: mailRest } = messages['contact.mailRest'];
  const sending = useSending();
  const frame = useRef<HTMLFormElement>(null);
  const isNetlify = to === 'netlify';

  useEffect(() => {
    const form = frame.current;
    if (sending?.state !== 'sent' || !form) return;
    // What was written meanwhile isn't sent yet.
    if (String(messageIn(form)) !== String(sending.message)) return;
    forgetMessage(sending.message);
    form.reset();
  }, [sending]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending()) return;
    const { currentTarget: form } = event;
    const email = mailAddress(site.email.general, new FormData(form), mailRest);
    const address = isNetlify ? window.location.pathname : to;
    const outcome = await send(address, messageIn(form), email);
    // After a new deployment the script is gone: the form is posted as without one.
    if (outcome || !form.isConnected) return;
    forgetMessage(messageIn(form));
    form.submit();
  }

  const fields = [...(site.fields ?? []), ...(isNetlify ? [netlifyName] : [])];
  return (
    <FormFrame
      messages={messages}
      method="post"
      {...(isNetlify ? netlifyForm : { action: to })}
      ref={frame}
      onSubmit={(event) => void submit(event)}
      onFocus={prefetch}
      before={
        <>
          {fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Honeypot name={honeypotName} aria-hidden tabIndex={-1} autoComplete="off" />
        </>
      }
      after={<Status messages={messages} state={sending?.state} email={sending?.email ?? ''} />}
    />
  );
}

// Machines fill it in; services that know the name drop what they send.
const honeypotName = '_gotcha';

const netlifyForm = {
  name: 'contact',
  'data-netlify': 'true',
  'data-netlify-honeypot': honeypotName,
} as const;

const netlifyName = { name: 'form-name', value: netlifyForm.name };

function messageIn(form: HTMLFormElement): URLSearchParams {
  const message = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') message.append(name, value);
  return message;
}

function prefetch() {
  void load().catch(() => undefined);
}

interface StatusProps extends Pick<ContactPage, 'messages'> {
  readonly state: State | undefined;
  readonly email: string;
}

/** What has become of the message, and an e-mail with it where that is nothing. */
function Status({ messages, state, email }: StatusProps) {
  const text = state && messages[`contact.${state}`];
  const isLost = state !== undefined && state !== 'sending' && state !== 'sent';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Firefox puts a text in an output when its form is reset
    <Outcome role="status">
      {text && (
        <OutcomeText data-lost={isLost}>
          <Text text={text} />
        </OutcomeText>
      )}
      {isLost && (
        <a href={email}>
          <Text text={messages['toast.action']} />
        </a>
      )}
    </Outcome>
  );
}

const Honeypot = styled.input(visuallyHidden);

const Outcome = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  // Room for most of what it says.
  minBlockSize: `calc(3em + ${space.target})`,
  '& > a': { display: 'flex', alignItems: 'center', minBlockSize: space.target },
});

const OutcomeText = styled.p({
  maxInlineSize: '32em',
  '&[data-lost=true]': { color: colour.alert },
});
