import { Delayed } from '../../components/delayed.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

/** The placeholder of a conversation. */
export const ChatSkeleton = ({ label }: { label: string }) => (
  <Delayed>
    <div className="mx-auto flex w-full max-w-chat flex-1 flex-col gap-4 p-4 sm:p-6">
      <p role="status" className="text-14 text-ink-soft">
        {label}
      </p>
      <div className="flex gap-3">
        <Skeleton className="size-9 flex-none rounded-full" />
        <div className="flex flex-1 flex-col gap-2.5 pt-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-3.5 w-11/12" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
    </div>
  </Delayed>
)
