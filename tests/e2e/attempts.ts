// What would run foreign code in a page or send something away.

/** Each attempt: its name, the directive that stops it, the attempt, which may throw. */
export const attempts: readonly (readonly [string, RegExp, () => void])[] = [
  [
    'an inline script',
    /^(script-src-elem|require-trusted-types-for)/m,
    () => {
      const script = document.createElement('script');
      script.append('window.attacked = true');
      document.head.append(script);
    },
  ],
  [
    'HTML made of a string',
    /^require-trusted-types-for/m,
    () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x" onerror="window.attacked = true">',
      );
    },
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
    () => {
      Reflect.apply(setTimeout, window, ['window.attacked = true']);
    },
  ],
  [
    'a policy for HTML of its own',
    /^trusted-types/m,
    () => {
      const factory: unknown = Reflect.get(window, 'trustedTypes');
      if (typeof factory !== 'object' || factory === null) return;
      const create: unknown = Reflect.get(factory, 'createPolicy');
      if (typeof create === 'function') Reflect.apply(create, factory, ['attack', {}]);
    },
  ],
  [
    'a style in an attribute',
    /^style-src-attr/m,
    () => document.body.setAttribute('style', 'display: none'),
  ],
  [
    'a style element',
    /^style-src-elem/m,
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  [
    'a foreign image',
    /^img-src/m,
    () =>
      document.body.append(Object.assign(new Image(), { src: 'https://other.example/pixel.gif' })),
  ],
  [
    'a request elsewhere',
    /^connect-src/m,
    () => {
      fetch('https://other.example/').catch(() => undefined);
    },
  ],
  [
    'a foreign frame',
    /^frame-src/m,
    () =>
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://other.example/' }),
      ),
  ],
  [
    'an object',
    /^(object-src|require-trusted-types-for)/m,
    () => {
      document.body.append(
        Object.assign(document.createElement('object'), { data: '/favicon.svg' }),
      );
    },
  ],
  [
    'another base address',
    /^base-uri/m,
    () =>
      document.head.append(
        Object.assign(document.createElement('base'), { href: 'https://other.example/' }),
      ),
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
