import { expectTypeOf, it } from 'vitest';
import type {
  Biography,
  Photo,
  Premiere,
  PressItem,
  Video,
  Work,
} from '../../../src/content/schema/collections.ts';
import type { BodyText, Localized, Picture } from '../../../src/content/schema/localized.ts';
import type { Duration } from '../../../src/text/duration.ts';
import type { YearSpan } from '../../../src/text/year-span.ts';
import type { Site } from '../../../src/content/schema/site.ts';

it('infers a work as pages see it', () => {
  expectTypeOf<Work>().branded.toEqualTypeOf<{
    readonly slug: string;
    readonly sourceFile?: string;
    readonly body?: Localized<BodyText>;
    readonly anchor?: string;
    readonly group:
      | 'stage'
      | 'orchestra'
      | 'soloists-and-orchestra'
      | 'choir'
      | 'vocal'
      | 'band'
      | 'ensemble'
      | 'solo'
      | 'electronic';
    readonly year?: YearSpan;
    readonly revised?: YearSpan;
    readonly inProgress?: boolean;
    readonly duration?: Duration;
    readonly audioVideo?: string;
    readonly scoring?: string;
    readonly publisher?: { readonly name: string; readonly url?: string };
    readonly premiere?: Premiere;
    readonly title: Localized;
    readonly subtitle?: Localized;
    readonly movements?: readonly Localized[];
    readonly text?: Localized;
    readonly instrumentation?: Localized;
    readonly commissionedBy?: Localized;
    readonly dedicatedTo?: Localized;
    readonly performances?: readonly Localized[];
  }>();
  expectTypeOf<Premiere>().branded.toEqualTypeOf<{
    readonly date?: string;
    readonly venue?: Localized;
    readonly place?: Localized;
    readonly performers?: Localized;
  }>();
});

it('infers pictures where files name images', () => {
  expectTypeOf<Biography['image']>().toEqualTypeOf<Picture>();
  expectTypeOf<PressItem['image']>().toEqualTypeOf<Picture | undefined>();
  expectTypeOf<Video['poster']>().toEqualTypeOf<Picture>();
  expectTypeOf<Photo['image']>().toEqualTypeOf<Picture>();
  expectTypeOf<Site['images']>().toEqualTypeOf<{
    readonly hero: Picture;
    readonly heroPortrait?: Picture;
    readonly biography: Picture;
    readonly gallery?: Picture;
    readonly contact?: Picture;
  }>();
});

it('infers lists and choices of site.yaml', () => {
  expectTypeOf<Site['social'][number]['icon']>().toEqualTypeOf<'video' | 'photos' | 'network'>();
  expectTypeOf<Site['photographsLicence']>().toEqualTypeOf<string | undefined>();
});
