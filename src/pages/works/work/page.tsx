import { SingleWork } from './single-work.tsx';
import { WorkList } from './work-list.tsx';
import type { WorkPage } from './data.ts';

/** The page of a work, or the list of all works. */
export function Page({ title, content: { work, groups } }: WorkPage) {
  if (work) return <SingleWork work={work} />;
  return groups ? <WorkList title={title} groups={groups} /> : null;
}
