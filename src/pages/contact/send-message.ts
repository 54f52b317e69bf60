// A message -> the server's answer to it. Loaded when somebody begins to write.

/** What has become of a message that was posted; it may have arrived where no answer came. */
export type Outcome = 'sent' | 'failed' | 'unanswered';

/** In milliseconds. */
const sendTimeout = 30_000;

/** Posts a message as the form itself would, and waits for the answer. Never rejects. */
export async function sendMessage(address: string, message: URLSearchParams): Promise<Outcome> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), sendTimeout);
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
