import styled from '@emotion/styled';
import { useRef, useState, type FormEvent } from 'react';
import { forgetText } from '../../components/contact-draft.ts';
import { usePage } from '../../components/page-context.tsx';
import { useShell } from '../../components/shell-context.tsx';
import { Text } from '../../components/text.tsx';
import { visuallyHidden } from '../../components/visually-hidden.tsx';
import { colour, space } from '../../theme/tokens.ts';
import { FormFrame } from './form-frame.tsx';
import { mailAddress } from './mail-address.ts';
import type { Outcome } from './send-message.ts';

type State = Outcome | 'sending' | 'offline';

interface SendingFormProps {
  /** An `https` URL, or `netlify` for the page's own address. */
  readonly to: string;
}

/** A form that sends, also without a script, and keeps what is written until the server has said yes. */
export function SendingForm({ to }: SendingFormProps) {
  const { site } = useShell();
  const [state, setState] = useState<State>();
  const [email, setEmail] = useState('');
  const isSending = useRef(false);
  const isNetlify = to === 'netlify';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const { currentTarget: form } = event;
    const message = messageIn(form);
    setEmail(mailAddress(site.email.general, new FormData(form)));
    setState('sending');
    const script = await load().catch(() => undefined);
    const address = isNetlify ? window.location.pathname : to;
    const isOnline = navigator.onLine;
    const outcome = isOnline ? await script?.sendMessage(address, message) : 'offline';
    // What was written meanwhile isn't sent yet.
    if (outcome === 'sent' && String(messageIn(form)) === String(message)) {
      for (const name of message.keys()) forgetText(name);
      form.reset();
    }
    isSending.current = false;
    setState(outcome);
    // After a new deployment the script is gone: the form is posted as without one.
    if (!outcome) form.submit();
  }

  const fields = [...(site.fields ?? []), ...(isNetlify ? [netlifyName] : [])];
  return (
    <FormFrame
      method="post"
      {...(isNetlify ? netlifyForm : { action: to })}
      onSubmit={(event) => void submit(event)}
      onFocus={prefetch}
      before={
        <>
          {fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Trap name={trap} aria-hidden tabIndex={-1} autoComplete="off" />
        </>
      }
      after={<Status of={state} email={email} />}
    />
  );
}

// Machines fill it in; services that know the name drop what they send.
const trap = '_gotcha';

const netlifyForm = {
  name: 'contact',
  'data-netlify': 'true',
  'data-netlify-honeypot': trap,
} as const;

const netlifyName = { name: 'form-name', value: netlifyForm.name };

function messageIn(form: HTMLFormElement): URLSearchParams {
  const message = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') message.append(name, value);
  return message;
}

function load() {
  return import('./send-message.ts');
}

function prefetch() {
  void load().catch(() => undefined);
}

interface StatusProps {
  readonly of: State | undefined;
  readonly email: string;
}

/** What has become of the message, and an e-mail with it where that is nothing. */
function Status({ of: state, email }: StatusProps) {
  const { messages } = usePage('contact');
  const text = state && messages[`contact.${state}`];
  const isLost = state !== undefined && state !== 'sending' && state !== 'sent';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Firefox puts a text in an output when its form is reset
    <Place role="status">
      {text && (
        <Words data-lost={isLost}>
          <Text of={text} />
        </Words>
      )}
      {isLost && (
        <a href={email}>
          <Text of={messages['contact.toastAction']} />
        </a>
      )}
    </Place>
  );
}

const Trap = styled.input(visuallyHidden);

const Place = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  // Room for most of what it says.
  minBlockSize: `calc(3em + ${space.target})`,
  '& > a': { display: 'flex', alignItems: 'center', minBlockSize: space.target },
});

const Words = styled.p({
  maxInlineSize: '32em',
  '&[data-lost=true]': { color: colour.alert },
});
