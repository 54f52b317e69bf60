// Runs in the browser, in development only: Alt and a click on an entry opens its file in the editor.

addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const file = event.target.closest('[data-source-file]')?.getAttribute('data-source-file');
    if (!file) return;
    void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(file)}`);
  },
  true,
);
