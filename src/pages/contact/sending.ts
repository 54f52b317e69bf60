// In: a message. Out: whether it was sent. The action of the contact page, which completes even if the visitor leaves.
import type { ShellData } from '../../page/page.ts';
import { clearSentDraft } from './contact-draft.ts';

/** An `unanswered` message may have arrived. */
type Outcome = 'sent' | 'failed' | 'unanswered' | 'offline';

export interface SendResult {
  readonly state: Outcome;
  readonly message: URLSearchParams;
  /** Whether it was sent and the form wasn't edited since. */
  readonly shouldReset: boolean;
}

/** Posts the message of a request to the form service in `site.yaml`. */
export async function send(request: Request, { site }: ShellData): Promise<SendResult> {
  const message = new URLSearchParams(await request.text());
  const address = site.form === 'netlify' ? request.url : (site.form ?? '');
  const state = navigator.onLine ? await post(address, message) : 'offline';
  return { state, message, shouldReset: state === 'sent' && clearSentDraft(message) };
}

/** In milliseconds. */
const timeout = 30_000;

/** Posts a message as the form would without JavaScript. Never rejects. */
async function post(address: string, message: URLSearchParams): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: message,
      headers: { accept: 'application/json' },
      signal: controller.signal,
    });
    if (isForwarded(response, address)) return 'unanswered';
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'unanswered';
  } finally {
    clearTimeout(timer);
  }
}

/** Whether it was redirected to the same path on another host, such as `www.`, which drops the message. */
function isForwarded({ redirected, url }: Response, address: string): boolean {
  return redirected && pathOf(url) === pathOf(new URL(address, url).href);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\/$/, '') + search;
}
