import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { zeitgeistAdminStrings as words } from '../../../strings/strings.ts'

/** The insights while they are loading. */
export const AdminSkeleton = () => (
  <Delayed>
    <div className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {words.checking}
      </p>
      <Skeleton className="h-11 w-80 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  </Delayed>
)
