import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { discussionStrings } from '../../../strings/strings.ts'

/** The shape of a discussion that is loading. */
export const DiscussionSkeleton = () => (
  <div className="mx-auto w-full max-w-wide px-4 py-8 sm:px-6 sm:py-12">
    <p role="status" className="sr-only">
      {discussionStrings.view.loading}
    </p>
    <Delayed>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-4 h-10 w-full max-w-chat" />
      <Skeleton className="mt-4 h-6 w-64" />
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <Skeleton className="size-60 justify-self-center rounded-full lg:order-2" />
        <div className="flex flex-col gap-6">
          <Skeleton className="h-56 w-full rounded-card" />
          <Skeleton className="h-32 w-full rounded-card" />
        </div>
      </div>
    </Delayed>
  </div>
)
