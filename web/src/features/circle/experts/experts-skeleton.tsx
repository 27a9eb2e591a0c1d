import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** The cards of the experts while they are loading. */
export const ExpertsSkeleton = () => (
  <Delayed>
    <div aria-hidden className="persona-grid">
      {places.map((place) => (
        <div key={place} className="card gap-3 p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 flex-none rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="mt-auto h-10 w-24 self-end" />
        </div>
      ))}
    </div>
  </Delayed>
)
