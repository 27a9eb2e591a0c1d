import { Delayed } from '../../components/delayed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { strings } from '../../strings/strings.ts'

/** Shorter than a skeleton of data waits: a tap is answered within 100 ms, on a busy phone too. */
const delayMs = 40

/** The placeholder of a page whose code is loading. */
export const PageSkeleton = () => (
  <div role="status" className="mx-auto w-full max-w-wide flex-1 px-4 py-10 sm:px-6 sm:py-14">
    <span className="sr-only">{strings.shell.loading}</span>
    <Delayed ms={delayMs}>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-6 h-4 w-full max-w-pitch" />
      <Skeleton className="mt-3 h-4 w-3/5 max-w-pitch" />
      <div className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-44 rounded-card" />
        ))}
      </div>
    </Delayed>
  </div>
)
