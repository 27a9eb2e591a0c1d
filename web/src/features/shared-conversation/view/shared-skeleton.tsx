import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { sharedConversationStrings } from '../../../strings/strings.ts'

/** The placeholder of a shared conversation: title, persona, a question and its answer. */
export const SharedSkeleton = () => (
  <Delayed>
    <div className="mx-auto w-full max-w-chat px-4 py-8 sm:px-6">
      <p role="status" className="text-14 text-ink-soft">
        {sharedConversationStrings.page.loading}
      </p>
      <Skeleton className="mt-4 h-9 w-4/5" />
      <div className="mt-5 flex items-center gap-3 border-b border-line pb-6">
        <Skeleton className="size-12 flex-none rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3.5 w-48" />
        </div>
      </div>
      <Skeleton className="ms-auto mt-6 h-11 w-1/2 rounded-card" />
      <div className="mt-6 flex flex-col gap-2.5">
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
    </div>
  </Delayed>
)
