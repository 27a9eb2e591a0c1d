import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { newsroomStrings } from '../../../strings/strings.ts'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A story while it is loading. */
export const StorySkeleton = () => (
  <Delayed>
    <p role="status" className="sr-only">
      {newsroomStrings.story.loading}
    </p>
    <div aria-hidden>
      <div className="border-y-4 border-double border-line py-6">
        <Skeleton className="h-12 w-5/6" />
        <Skeleton className="mt-5 h-5 w-72 max-w-full" />
      </div>
      <div className="flex max-w-measure flex-col gap-3 pt-8">
        {lines.map((line) => (
          <Skeleton key={line} className="h-4 w-full" />
        ))}
      </div>
    </div>
  </Delayed>
)
