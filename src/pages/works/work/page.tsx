import { SingleWork } from './single-work.tsx';
import { WorkList } from './work-list.tsx';
import type { WorkPage } from './data.ts';

/** A work on a page of its own, or the list of all. */
export function Page({ title, content: { work, groups } }: WorkPage) {
  if (work) return <SingleWork work={work} />;
  return groups ? <WorkList title={title} groups={groups} /> : null;
}
