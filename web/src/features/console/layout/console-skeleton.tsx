import { Delayed } from '../../../components/delayed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useTitle } from '../../../lib/navigation/use-title.ts'
import { consoleStrings } from '../../../strings/strings.ts'

/** The console while the permission is checked. */
export function ConsoleSkeleton() {
  useTitle(consoleStrings.title)
  return (
    <Delayed>
      <div className="mx-auto grid w-full max-w-wide gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:py-12">
        <p role="status" className="sr-only">
          {consoleStrings.checking}
        </p>
        <Skeleton className="h-20 lg:h-96" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-11 w-64 max-w-full" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </Delayed>
  )
}
