import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { zeitgeistStrings } from '../../../strings/strings.ts'

/** An entry while it is loading. */
export const EntrySkeleton = () => (
  <Delayed>
    <p role="status" className="sr-only">
      {zeitgeistStrings.entry.loading}
    </p>
    <div aria-hidden className="card max-w-pitch sm:p-6">
      <Skeleton className="h-4 w-36" />
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-11 w-44" />
    </div>
  </Delayed>
)
