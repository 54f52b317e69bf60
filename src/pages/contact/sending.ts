// The contact page's action: a message -> what has become of it. The router finishes it wherever the visitor goes.
import type { ShellData } from '../../page/page.ts';
import { clearSentDraft } from './contact-draft.ts';

/** What has become of a message; it may have arrived where no answer came. */
type Outcome = 'sent' | 'failed' | 'unanswered' | 'offline';

export interface SendResult {
  readonly state: Outcome;
  readonly message: URLSearchParams;
  /** Whether it arrived, and nothing else was written meanwhile. */
  readonly shouldReset: boolean;
}

/** Posts the message of a request for the contact page to where `site.yaml` says. */
export async function send(request: Request, { site }: ShellData): Promise<SendResult> {
  const message = new URLSearchParams(await request.text());
  const address = site.form === 'netlify' ? request.url : (site.form ?? '');
  const state = navigator.onLine ? await post(address, message) : 'offline';
  return { state, message, shouldReset: state === 'sent' && clearSentDraft(message) };
}

/** In milliseconds. */
const timeout = 30_000;

/** Posts a message as the form itself would, and waits for the answer. Never rejects. */
async function post(address: string, message: URLSearchParams): Promise<Outcome> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: message,
      headers: { accept: 'application/json' },
      signal: waiting.signal,
    });
    if (isForwarded(response, address)) return 'unanswered';
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'unanswered';
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a redirect led to the same path elsewhere, as to `www.`: the message is lost on the way to it. */
function isForwarded({ redirected, url }: Response, address: string): boolean {
  return redirected && pathOf(url) === pathOf(new URL(address, url).href);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/$/, '') + search;
}
