import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { newsroomStrings as words } from '../../../strings/strings.ts'

const columns = ['a', 'b', 'c']
const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The front page while its stories are loading. */
export const EditionSkeleton = () => (
  <Delayed>
    <p role="status" className="sr-only">
      {words.loading}
    </p>
    <div aria-hidden className="py-8">
      <Skeleton className="mx-auto h-12 w-3/4" />
      <Skeleton className="mx-auto my-5 h-5 w-64 max-w-full" />
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map((column) => (
          <div key={column} className="flex flex-col gap-3">
            {lines.map((line) => (
              <Skeleton key={line} className="h-4 w-full" />
            ))}
          </div>
        ))}
      </div>
    </div>
  </Delayed>
)
