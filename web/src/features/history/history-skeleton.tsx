import { Delayed } from '../../components/delayed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { historyStrings } from '../../strings/strings.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** The rows of the history while they are loading. */
export const HistorySkeleton = ({ isCompact }: { isCompact: boolean }) => (
  <Delayed>
    <p role="status" className="sr-only">
      {historyStrings.loading}
    </p>
    <div aria-hidden className={`flex flex-col ${isCompact ? 'gap-4 px-2 pt-3' : 'gap-6 px-3 pt-6 sm:px-4'}`}>
      {places.map((place) => (
        <div key={place} className="flex gap-3 sm:gap-4">
          <Skeleton className={`flex-none rounded-full ${isCompact ? 'size-7' : 'size-12'}`} />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            {!isCompact && <Skeleton className="h-3 w-11/12" />}
          </div>
        </div>
      ))}
    </div>
  </Delayed>
)
