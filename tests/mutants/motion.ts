import type { Mutant } from './mutant.ts';

const tokens = 'src/theme/tokens.ts';
const sight = 'src/components/reveal-on-sight.ts';
const reveal = 'src/components/reveal.tsx';
const spec = 'motion.spec.ts';
const timings = 'takes 0.6 to 0.8 s';
const reduced = 'nothing fades or moves';

/** What fades and slides in. */
export const motion: readonly Mutant[] = [
  {
    id: 'motion-fade',
    says: 'Content fades in within 0.6 to 0.8 s.',
    file: tokens,
    find: "fade: '.7s',",
    replace: "fade: '.9s',",
    spec,
    grep: timings,
  },
  {
    id: 'motion-hero',
    says: 'The hero fades in within 1.5 s.',
    file: tokens,
    find: "hero: '1.5s',",
    replace: "hero: '1.2s',",
    spec,
    grep: timings,
  },
  {
    id: 'motion-stagger',
    says: 'Neighbours follow each other by 0.1 to 0.2 s.',
    file: tokens,
    find: "stagger: '.12s',",
    replace: "stagger: '.05s',",
    spec,
    grep: timings,
  },
  {
    id: 'motion-slides',
    says: 'Content slides as well as fades.',
    file: reveal,
    find: '        transform: `translateY(${motion.distance})`,\n',
    replace: '',
    spec,
    grep: timings,
  },
  {
    id: 'motion-on-sight',
    says: 'Content fades in when it is first scrolled into view.',
    file: reveal,
    find: 'useEffect(() => (ref.current ? revealOnSight(ref.current) : undefined), []);',
    replace: 'useEffect(() => void revealOnSight, []);',
    spec,
    grep: 'begins below the screen, and happens once',
  },
  {
    id: 'motion-once',
    says: 'Content fades in once.',
    file: sight,
    find: "inView(element, () => element.setAttribute('data-reveal', 'shown'), seen),",
    replace:
      "inView(element, () => {\n        element.setAttribute('data-reveal', 'shown');\n        return () => element.setAttribute('data-reveal', 'hidden');\n      }, seen),",
    spec,
    grep: 'begins below the screen, and happens once',
  },
  {
    id: 'motion-on-screen',
    says: 'What is on the screen first is never hidden.',
    file: sight,
    find: 'element.getBoundingClientRect().top >= innerHeight',
    replace: 'element.getBoundingClientRect().top >= 0',
    spec,
    grep: 'never hides what is on the screen first',
  },
  {
    id: 'motion-scrolled-past',
    says: 'What was scrolled past at once is not hidden.',
    file: sight,
    find: "margin: '100000px 0px -6% 0px'",
    replace: "margin: '0px 0px -6% 0px'",
    spec,
    grep: 'is all there on',
  },
  {
    id: 'motion-after-back',
    says: 'Nothing stays hidden after Back.',
    file: sight,
    find: 'waiting.delete(element);',
    replace:
      "waiting.delete(element);\n    Object.assign(seen, { root: document.createElement('i') });",
    spec,
    grep: 'is all there after Back',
  },
  {
    id: 'motion-reduced',
    says: 'Nothing waits to fade in under reduced motion.',
    file: reveal,
    find: '[when.moving]: {',
    replace: "'@media all': {",
    spec,
    grep: reduced,
  },
  {
    id: 'motion-reduced-routes',
    says: 'Nothing fades between pages under reduced motion.',
    file: 'src/components/route-changes.tsx',
    find: "if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;",
    replace: '',
    spec,
    grep: reduced,
  },
  {
    id: 'motion-print',
    says: 'Nothing is hidden in print.',
    file: reveal,
    find: "'@media screen': {",
    replace: "'@media all': {",
    spec,
    grep: 'is all there in print',
  },
  {
    id: 'motion-without-script',
    says: 'Nothing is hidden without JavaScript.',
    file: reveal,
    find: '<Revealed ref={ref} $order={order} {...rest} />',
    replace: '<Revealed ref={ref} $order={order} {...rest} data-reveal="hidden" />',
    spec: 'without-javascript.spec.ts',
    grep: 'in English every page shows its text',
  },
];
