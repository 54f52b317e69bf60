// The contact page's action: a message -> what has become of it. The router finishes it wherever the visitor goes.
import type { ShellData } from '../../page/page.ts';
import { forgetSent } from './contact-draft.ts';
import type { Outcome } from './send-message.ts';

export interface Sending {
  /** `unposted` where the script that posts it can't be loaded. */
  readonly state: Outcome | 'offline' | 'unposted';
  readonly message: URLSearchParams;
  /** Whether it arrived, and nothing else was written meanwhile. */
  readonly isDone: boolean;
}

/** Posts the message of a request for the contact page to where `site.yaml` says. */
export async function send(request: Request, { site }: ShellData): Promise<Sending> {
  const message = new URLSearchParams(await request.text());
  const script = await loadScript().catch(() => undefined);
  const address = site.form === 'netlify' ? request.url : (site.form ?? '');
  const outcome = navigator.onLine ? await script?.sendMessage(address, message) : 'offline';
  const state = outcome ?? 'unposted';
  return { state, message, isDone: state === 'sent' && forgetSent(message) };
}

/** Loads what posts messages. */
export function loadScript() {
  return import('./send-message.ts');
}
