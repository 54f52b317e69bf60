import type { Fault } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import { allowedElements, replacementFor } from './elements.ts';

/** The fault of an element that a body can't hold. */
export function unknownElement(name: string): Fault {
  if (name === '')
    return {
      code: 'element-unknown',
      message: 'A tag needs a name.',
      hint: 'Delete `<>` and `</>`.',
    };
  const isComponent = /^[A-Z]/.test(name);
  const near = isComponent ? nearest(name, allowedElements.keys()) : nearComponent(name);
  const kind = isComponent ? 'component' : 'element';
  const hint = near ? `Did you mean \`<${near}>\`?` : replacementFor(name);
  return { code: `${kind}-unknown`, message: `A body can't hold the ${kind} \`<${name}>\`.`, hint };
}

function nearComponent(name: string): string | undefined {
  return [...allowedElements.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
}
