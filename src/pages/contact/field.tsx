import styled from '@emotion/styled';
import { useId, useState, type SyntheticEvent } from 'react';
import { saveDraft, restoreDraft, type FormControl } from './contact-draft.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { Text } from '../../ui/text.tsx';
import { useTexts } from '../../ui/shell-context.tsx';
import { colour, motion, size, space } from '../../theme/tokens.ts';
import { labelStyle } from '../../theme/type.ts';
import type { texts } from './texts.ts';

interface FieldProps {
  /** Also the key of its label in `contact.*`. */
  readonly name: 'name' | 'email' | 'subject' | 'message';
  readonly autoComplete: string;
  readonly type?: 'text' | 'email';
  /** Makes it a `textarea` with this many rows. */
  readonly rows?: number;
}

/** A required field, validated by the browser. Its error is the site's text or else the browser's message. */
export function Field({ name, rows, type = 'text', autoComplete }: FieldProps) {
  const messages = useTexts<typeof texts>();
  const id = useId();
  const [issue, setIssue] = useState<Issue>();
  const error: Localized | undefined = issue && (messages[issue.key] ?? issue.browserMessage);

  function check({ currentTarget: control }: SyntheticEvent<FormControl>) {
    setIssue(control.matches(userInvalid) ? issueOf(control) : undefined);
  }

  const controlProps = {
    id,
    name,
    autoComplete,
    required: true,
    // Uncontrolled, so that text typed before hydration isn't lost.
    ref: restoreDraft,
    onBlur: check,
    onInput: (event: SyntheticEvent<FormControl>) => {
      saveDraft(event.currentTarget);
      check(event);
    },
    onInvalid: (event: SyntheticEvent<FormControl>) => {
      const { currentTarget: field } = event;
      // Suppresses the browser's bubble, which would repeat the message.
      event.preventDefault();
      if (field.form?.querySelector(':invalid') === field) field.focus();
      setIssue(issueOf(field));
    },
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
  return (
    <div>
      <Text text={messages[`contact.${name}`]} as={FieldLabel} htmlFor={id} />
      {rows ? <TextArea rows={rows} {...controlProps} /> : <Input type={type} {...controlProps} />}
      <ErrorMessage id={`${id}-error`}>{error && <Text text={error} as="span" />}</ErrorMessage>
    </div>
  );
}

/** `:is()` ignores `:user-invalid` in older browsers: there, errors appear on submit, and stay until they are fixed. */
const userInvalid = ':is(:user-invalid, [aria-invalid=true]:invalid)';

/** The key of the site's text, which follows the language of the page, and the browser's message. */
interface Issue {
  readonly key: 'contact.required' | 'contact.emailForm';
  readonly browserMessage: Localized;
}

function issueOf({ validity, validationMessage }: FormControl): Issue {
  return {
    key: validity.valueMissing ? 'contact.required' : 'contact.emailForm',
    browserMessage: { value: validationMessage, lang: navigator.language },
  };
}

const FieldLabel = styled.label({
  ...labelStyle,
  display: 'block',
  // Space for the focus ring of the field.
  paddingBlockEnd: space[2],
  color: colour.muted,
});

const underlined = {
  display: 'block',
  inlineSize: '100%',
  paddingBlock: `${space[1]} ${space[3]}`,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `1px solid ${colour.lineStrong}`,
  borderRadius: 0,
  background: 'none',
  lineHeight: 1.5,
  // Keeps the label below the fixed header, too.
  scrollMarginBlockStart: space[12],
  transition: `border-color ${motion.hover} ${motion.ease}`,
  '&:hover': { borderColor: colour.ivory },
  '&:focus': { borderColor: colour.brass },
  [`&${userInvalid}`]: { borderColor: colour.alert },
} as const;

const Input = styled.input({ ...underlined, minBlockSize: space.target });

const TextArea = styled.textarea({ ...underlined, resize: 'vertical' });

const ErrorMessage = styled.p({
  minBlockSize: '1.5em',
  marginBlockStart: space[1],
  color: colour.alert,
  fontSize: size.small,
  lineHeight: 1.5,
});
