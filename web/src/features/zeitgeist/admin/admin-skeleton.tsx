import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { zeitgeistAdminStrings as words } from '../../../strings/strings.ts'

/** The admin page while the permission is checked, or its entries are loading. */
export const AdminSkeleton = () => (
  <Delayed>
    <div className="mx-auto flex w-full max-w-wide flex-col gap-8 px-4 py-10 sm:px-6 sm:py-14">
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
