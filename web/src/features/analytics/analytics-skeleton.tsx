import { Delayed } from '../../components/delayed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { sharingStrings } from '../../strings/strings.ts'

const tiles = ['a', 'b', 'c', 'd', 'e']

/** The placeholder of the page while the report loads. */
export const AnalyticsSkeleton = () => (
  <Delayed>
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6">
      <p role="status" className="sr-only">
        {sharingStrings.analytics.loading}
      </p>
      <Skeleton className="h-11 w-72 max-w-full" />
      <Skeleton className="mt-6 h-9 w-64 max-w-full" />
      <div className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {tiles.map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card last:max-sm:col-span-2" />
        ))}
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card lg:col-span-2" />
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  </Delayed>
)
