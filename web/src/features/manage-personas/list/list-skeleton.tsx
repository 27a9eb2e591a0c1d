import { Skeleton } from '../../../components/skeleton.tsx'
import { strings } from '../../../strings/strings.ts'

const rows = ['one', 'two', 'three']

export const ListSkeleton = () => (
  <div role="status">
    <span className="sr-only">{strings.shell.loading}</span>
    <Skeleton className="h-9 w-48" />
    <Skeleton className="mt-2 mb-6 h-4 w-28" />
    <div className="divide-y divide-line rounded-card border border-line">
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-4 p-4 sm:px-5">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-56 max-w-full" />
          </div>
          <Skeleton className="hidden h-10 w-60 sm:block" />
        </div>
      ))}
    </div>
  </div>
)
