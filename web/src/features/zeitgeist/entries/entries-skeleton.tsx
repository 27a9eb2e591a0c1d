import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'

const places = ['a', 'b', 'c', 'd']

/** The cards of the entries while they are loading. */
export const EntriesSkeleton = () => (
  <Delayed>
    <div aria-hidden className="entry-columns">
      {places.map((place) => (
        <div key={place} className="card sm:p-6">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-7 w-3/4" />
          <div className="flex flex-col gap-2.5">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-11 w-44" />
        </div>
      ))}
    </div>
  </Delayed>
)
