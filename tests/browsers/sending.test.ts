// The form that sends, against a real server that answers in every way.
import { builtSite, sending } from '../built-site.ts';
import { english, site } from '../e2e/site.ts';
import { answers, outcomes, startFormHost, type FormHost } from '../form-host.ts';
import { write, written } from './contact-form.ts';
import { button, css } from './target.ts';
import { expect, test as base } from './test.ts';
import { Visitor } from './visitor.ts';

const { text } = english;
const sent = { access_key: '0123-abcd', _gotcha: '', ...written };
const nothing = Object.values(written).map(() => '');

const test = base.extend<{ formHost: FormHost; sender: Visitor; scriptlessSender: Visitor }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the parameter's text
  formHost: async ({}, use) => {
    const host = await startFormHost(await builtSite(sending));
    await use(host);
    await host.close();
  },
  sender: async ({ visitor, formHost }, use) => use(new Visitor(visitor.driver, formHost.site)),
  scriptlessSender: async ({ scriptless, formHost }, use) =>
    use(new Visitor(scriptless.driver, formHost.site)),
});

async function writeAndSend(visitor: Visitor) {
  await write(visitor);
  await visitor.click(button(text('contact.send'), 'main'));
}

/** What stands in the fields that people see. */
function fields(visitor: Visitor): Promise<string[]> {
  return visitor.all(css('main :is(input, textarea)[required]'), (all) =>
    all.map((each) => ('value' in each ? String(each.value) : '')),
  );
}

function said(visitor: Visitor): Promise<string> {
  return visitor.read(css('main form [role=status]'), ({ textContent }) => textContent);
}

/** Waits until the form says what has become of the message, which is still there unless it was sent. */
async function expectOutcome(visitor: Visitor, outcome: 'sent' | 'failed' | 'unanswered') {
  await expect.poll(() => said(visitor)).toContain(text(`contact.${outcome}`));
  expect(await fields(visitor)).toEqual(outcome === 'sent' ? nothing : Object.values(written));
  if (outcome === 'sent') return;
  const href = await visitor.read(css('main form [role=status] a'), (a) => a.getAttribute('href'));
  const { pathname, searchParams } = new URL(href ?? '');
  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([
    site.email.general,
    written.subject,
    written.message,
  ]);
}

test.for(outcomes)(
  'where the server %s, the form says “%s”',
  async ([answer, outcome], { sender, formHost }) => {
    formHost.answer = answers[answer];
    await sender.visit('/contact');
    await writeAndSend(sender);
    await expectOutcome(sender, outcome);
  },
);

test('a message is sent once, and again where it was refused', async ({ sender, formHost }) => {
  let say: () => void = () => undefined;
  formHost.answer = (response) => (say = () => answers.fails(response));
  await sender.visit('/contact');
  await writeAndSend(sender);
  await expect.poll(() => said(sender)).toBe(text('contact.sending'));
  await sender.click(button(text('contact.send'), 'main'));
  await expect.poll(() => formHost.messages.length).toBe(1);
  say();
  await expectOutcome(sender, 'failed');
  formHost.answer = answers['says yes'];
  await sender.click(button(text('contact.send'), 'main'));
  await expectOutcome(sender, 'sent');
  expect(formHost.messages.map((each) => Object.fromEntries(each))).toEqual([sent, sent]);
});

test('without a script the browser itself posts the form', async ({
  scriptlessSender,
  formHost,
}) => {
  await scriptlessSender.open('/contact');
  await writeAndSend(scriptlessSender);
  await expect.poll(() => formHost.messages.length).toBe(1);
  expect(formHost.messages.map((each) => Object.fromEntries(each))).toEqual([sent]);
});
