// A page whose buttons show toasts as no page of the site does, in the site's own provider.
import { createRoot } from 'react-dom/client';
import { ShellProvider } from '../../src/components/shell-context.tsx';
import { ToastProvider, useShowToast } from '../../src/components/toasts/toasts.tsx';
import { isShellData } from '../../src/site/is-page.ts';

render(JSON.parse(document.getElementById('shell')?.textContent ?? ''));

function render(shell: unknown) {
  if (!isShellData(shell)) throw new Error('The page holds no shell.');
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ShellProvider value={shell}>
      <ToastProvider>
        <Buttons />
      </ToastProvider>
    </ShellProvider>,
  );
}

function Buttons() {
  const show = useShowToast();
  const toast = { title: 'contact.toastTitle', description: 'contact.toastText' } as const;
  return (
    <>
      <button onClick={() => show(toast)}>Plain</button>
      <button onClick={() => show({ ...toast, variant: 'destructive' })}>Destructive</button>
      <button onClick={() => show({ ...toast, duration: Infinity })}>Endless</button>
    </>
  );
}
