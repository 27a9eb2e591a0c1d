import { Skeleton } from '../../components/skeleton.tsx'
import { strings } from '../../strings/strings.ts'

const rows = ['one', 'two', 'three']

/** The placeholder of the material or the inbox while it loads. */
export const ListSkeleton = () => (
  <div role="status">
    <span className="sr-only">{strings.shell.loading}</span>
    <Skeleton className="h-36 rounded-card" />
    <Skeleton className="mt-8 mb-3 h-6 w-40" />
    <div className="divide-y divide-line rounded-card border border-line">
      {rows.map((row) => (
        <div key={row} className="flex gap-4 p-4 sm:px-5">
          <Skeleton className="size-5 flex-none" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="h-3 w-40 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
