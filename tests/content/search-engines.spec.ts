// What search engines and browsers are told of a page.
import { DomUtils } from 'htmlparser2';
import { z } from 'zod';
import { expect, test } from '../e2e/test.ts';
import { readThings, required, typeOf, within } from '../schema-org.ts';
import { elementsOf, pages, textOf } from './site.ts';

for (const { address, file } of pages) {
  test(`${address} says what it is`, () => {
    const elements = elementsOf(file);
    const named = (name: string) => elements.filter((element) => element.name === name);
    expect(named('h1').map(textOf), 'the page has one heading of the first rank').toEqual([
      expect.stringMatching(/\S/),
    ]);
    const [title, ...others] = named('head').flatMap((head) =>
      DomUtils.getElementsByTagName('title', head, true),
    );
    expect(title && textOf(title), 'the page has a title').toMatch(/\S/);
    expect(others).toEqual([]);
    const descriptions = named('meta').filter(({ attribs }) => attribs['name'] === 'description');
    expect(
      descriptions.map(({ attribs }) => attribs['content']),
      'the page has a description; it is written in messages.yaml',
    ).toEqual([expect.stringMatching(/\S/)]);
  });

  test(`${address} tells search engines all that they need`, () => {
    const script = elementsOf(file).find(
      ({ attribs }) => attribs['type'] === 'application/ld+json',
    );
    const things = within(readThings(script ? DomUtils.textContent(script) : ''));
    expect(things.length).toBeGreaterThan(0);
    const problems = things.flatMap((thing) => {
      const needed = required[typeOf(thing)];
      const name = z
        .string()
        .catch('')
        .parse(thing['name'] ?? thing['headline'] ?? thing['caption']);
      if (!needed)
        return [`“${name}” is a \`${typeOf(thing)}\`, of which tests/schema-org.ts knows nothing.`];
      return needed
        .filter((property) => !has(thing, property))
        .map((property) => `The ${typeOf(thing)} “${name}” has no \`${property}\`.`);
    });
    expect(problems).toEqual([]);
  });
}

function has(thing: Readonly<Record<string, unknown>>, property: string): boolean {
  return ![undefined, null, ''].some((nothing) => thing[property] === nothing);
}
