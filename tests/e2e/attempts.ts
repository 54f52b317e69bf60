// What would run foreign code in a page or send something away.

/** The tag and the properties of an element. */
type Added = Readonly<Record<string, string>>;

/** Each attempt: its name, the directive that stops it, what runs in the page, which may throw, and what is added there. */
export const attempts: readonly (readonly [string, RegExp, (added: Added) => void, Added?])[] = [
  [
    'an inline script',
    /^(script-src-elem|require-trusted-types-for)/m,
    addElement,
    { tag: 'script', text: 'window.attacked = true' },
  ],
  [
    'a foreign image',
    /^img-src/m,
    addElement,
    { tag: 'img', src: 'https://other.example/pixel.gif' },
  ],
  ['a foreign frame', /^frame-src/m, addElement, { tag: 'iframe', src: 'https://other.example/' }],
  [
    'HTML made of a string',
    /^require-trusted-types-for/m,
    () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x" onerror="window.attacked = true">',
      ),
  ],
  [
    'an event handler in an attribute',
    /^(script-src-attr|require-trusted-types-for)/m,
    () => {
      document.body.setAttribute('onclick', 'window.attacked = true');
      document.body.click();
    },
  ],
  [
    'text run as code',
    /^(script-src|require-trusted-types-for)/m,
    () => void Reflect.apply(setTimeout, window, ['window.attacked = true']),
  ],
  [
    'a request elsewhere',
    /^connect-src/m,
    () => void fetch('https://other.example/').catch(() => undefined),
  ],
  [
    'a form that leads elsewhere',
    /^form-action/m,
    () => {
      const form = Object.assign(document.createElement('form'), {
        action: 'https://other.example/',
      });
      document.body.append(form);
      form.submit();
    },
  ],
];

function addElement({ tag = '', ...properties }: Added): void {
  document.body.append(Object.assign(document.createElement(tag), properties));
}
