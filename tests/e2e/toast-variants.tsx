// A page whose buttons show toasts as no page of the site does, in the site's own provider.
import { createRoot } from 'react-dom/client';
import { PageProvider } from '../../src/components/page-context.tsx';
import { ToastProvider, useToasts } from '../../src/components/toasts/toasts.tsx';
import type { Messages } from '../../src/content/schema/messages.ts';

render(JSON.parse(document.getElementById('messages')?.textContent ?? ''));

function render(messages: unknown) {
  if (!isMessages(messages)) throw new Error('The page holds no interface texts.');
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PageProvider value={{ locale: 'en', messages }}>
      <ToastProvider>
        <Buttons />
      </ToastProvider>
    </PageProvider>,
  );
}

function isMessages(data: unknown): data is Messages {
  return typeof data === 'object' && data !== null && 'contact.toastTitle' in data;
}

function Buttons() {
  const { show } = useToasts();
  const toast = { title: 'contact.toastTitle', description: 'contact.toastText' } as const;
  return (
    <>
      <button onClick={() => show(toast)}>Plain</button>
      <button onClick={() => show({ ...toast, variant: 'destructive' })}>Destructive</button>
      <button onClick={() => show({ ...toast, duration: Infinity })}>Endless</button>
    </>
  );
}
