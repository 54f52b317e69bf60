import { site } from 'virtual:content/site';

interface MetadataProps {
  readonly title: string;
  readonly description: string;
}

/** A page's title and description; React moves them into the head. */
export function Metadata({ title, description }: MetadataProps) {
  return (
    <>
      <title>{`${title} — ${site.artist}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
