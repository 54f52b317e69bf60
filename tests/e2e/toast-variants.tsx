// A page whose buttons show toasts as no page of the site does, in the site's own provider.
import { createRoot } from 'react-dom/client';
import { ShellProvider } from '../../src/ui/shell-context.tsx';
import { ToastProvider, useShowToast } from '../../src/ui/toasts.tsx';
import { assumeType } from '../../src/assume-type.ts';
import type { ShellData } from '../../src/page/page.ts';

render(assumeType(JSON.parse(document.getElementById('shell')?.textContent ?? '')));

function render(shell: ShellData) {
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
  const toast = { title: 'toast.title', description: 'toast.text' } as const;
  return (
    <>
      <button onClick={() => show(toast)}>Plain</button>
      <button onClick={() => show({ ...toast, variant: 'destructive' })}>Destructive</button>
      <button onClick={() => show({ ...toast, duration: Infinity })}>Endless</button>
    </>
  );
}
