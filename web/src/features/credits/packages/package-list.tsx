import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CreditPackage } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { packagesQuery } from '../../../data/credits/credits.ts'
import { creditsStrings, strings } from '../../../strings/strings.ts'
import { PackageCard } from './package-card.tsx'

const { shop } = creditsStrings
const grid = 'grid gap-x-4 gap-y-6 md:grid-cols-3'
const shapes = ['one', 'two', 'three']

/** The packages on sale, each with an action. */
export function PackageList({ action }: { action: (offer: CreditPackage, describedBy: string) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(packagesQuery)
  if (data && data.length > 0) {
    return (
      <>
        <ul className={grid}>
          {data.map((offer) => (
            <PackageCard key={offer.id} offer={offer} action={(describedBy) => action(offer, describedBy)} />
          ))}
        </ul>
        <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
      </>
    )
  }
  if (data) return <Notice title={shop.none} text={shop.noneText} />
  if (error) {
    return (
      <Notice title={shop.failed} error={error}>
        <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  return (
    <Delayed>
      <div role="status" className={grid}>
        <span className="sr-only">{strings.shell.loading}</span>
        {shapes.map((shape) => (
          <div key={shape} className="card">
            <Skeleton className="h-7 w-36" />
            <Skeleton className="h-10 w-24" />
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="mt-auto h-10 w-full" />
          </div>
        ))}
      </div>
    </Delayed>
  )
}
