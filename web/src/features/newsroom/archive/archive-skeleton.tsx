import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { newsroomStrings } from '../../../strings/strings.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** The cards of the archive while they are loading. */
export const ArchiveSkeleton = () => (
  <Delayed>
    <p role="status" className="sr-only">
      {newsroomStrings.archive.loading}
    </p>
    <div aria-hidden className="archive-grid">
      {places.map((place) => (
        <div key={place} className="card">
          <Skeleton className="h-14 w-11/12" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-10 w-3/4" />
        </div>
      ))}
    </div>
  </Delayed>
)
