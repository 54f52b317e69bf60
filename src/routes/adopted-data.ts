let adopted: object = {};

/** While a prerendered page is taken over, its data come from itself and not over the network once more. */
export function adoptData(json: string | null | undefined): void {
  const data: unknown = JSON.parse(json || '{}');
  adopted = typeof data === 'object' && data !== null ? data : {};
}

/** What the loader of a route answered with when the page was prerendered; nothing unless it is being taken over. */
export function adoptedData(route: string): unknown {
  return Reflect.get(adopted, route);
}
