import { Delayed } from '../../components/delayed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

/** The placeholder of the page while the persona loads. */
export const KnowledgeSkeleton = () => (
  <Delayed>
    <div className="mx-auto w-full max-w-wide px-4 py-10 sm:px-6">
      <Skeleton className="h-9 w-52" />
      <Skeleton className="mt-3 h-16 w-72 max-w-full" />
      <Skeleton className="mt-6 mb-8 h-11 w-56 max-w-full" />
      <ListSkeleton />
    </div>
  </Delayed>
)
