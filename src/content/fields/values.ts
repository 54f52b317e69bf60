// The types of values: as their files hold them, and as pages get them.
import type { FieldType } from './field-type.ts';
import type { Localized, Picture, Sound } from './localized.ts';
import type { Field, Shape } from './shape.ts';

/** The values of a shape as they are read, pictures and sounds as names of files. */
export type ValuesOf<Fields extends Shape> = Values<Fields, 'read'>;

/** The values of a shape as pages see them: texts with their provenance, pictures and sounds instead of their names. */
export type ShownOf<Fields extends Shape> = Values<Fields, 'shown'>;

type Stage = 'read' | 'shown';

type Values<Fields extends Shape, At extends Stage> = Flat<
  {
    readonly [Name in Exclude<keyof Fields, OptionalIn<Fields>>]: ValueOf<Fields[Name], At>;
  } & { readonly [Name in OptionalIn<Fields>]?: ValueOf<Fields[Name], At> }
>;

type OptionalIn<Fields extends Shape> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly default: unknown }
    ? never
    : Fields[Name] extends { readonly optional: true }
      ? Name
      : never;
}[keyof Fields];

type ValueOf<Each extends Field, At extends Stage> = Each extends {
  readonly fields: infer Below extends Shape;
}
  ? Values<Below, At>
  : Each extends { readonly items: infer Below extends Shape }
    ? readonly Values<Below, At>[]
    : Each extends { readonly type: FieldType<infer Value> }
      ? At extends 'read'
        ? Value
        : Shown<Each, Value>
      : never;

type Shown<Each, Value> = Each extends { readonly type: { readonly medium: infer Medium } }
  ? { readonly image: Picture; readonly sound: Sound }[Medium & ('image' | 'sound')]
  : Each extends { readonly translated: true }
    ? Provenanced<Value>
    : Value;

type Provenanced<Value> = Value extends readonly (infer Item)[]
  ? readonly Provenanced<Item>[]
  : Localized;

/** An intersection as one object. */
export type Flat<Value> = { [Key in keyof Value]: Value[Key] };
