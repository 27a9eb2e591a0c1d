import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { consoleStrings, strings } from '../../../strings/strings.ts'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** The title when there is nothing to show. */
  failed: string
  children: (data: Data) => ReactNode
}

/** Renders the data of a query, a skeleton while it loads, or its error with a button to retry. */
export function Loaded<Data>({ query: { data, error, isFetching, refetch }, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) {
    return (
      <>
        {children(data)}
        <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
      </>
    )
  }
  if (error) {
    return (
      <div role="alert">
        <Notice title={failed} error={error}>
          <Button look="primary" aria-disabled={isFetching} onClick={() => !isFetching && refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      </div>
    )
  }
  return (
    <Delayed>
      <p role="status" className="sr-only">
        {consoleStrings.list.loading}
      </p>
      <div className="flex flex-col gap-3">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </Delayed>
  )
}
