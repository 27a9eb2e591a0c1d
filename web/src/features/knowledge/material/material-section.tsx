import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { sourcesQuery } from '../../../data/knowledge/sources.ts'
import { detailOf } from '../../../lib/errors/api-error.ts'
import { knowledgeStrings, strings } from '../../../strings/strings.ts'
import { AddMaterial } from '../add/add-material.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { FoundBy } from './found-by.tsx'
import { KnowledgeSearch } from './knowledge-search.tsx'
import { SourceList } from './source-list.tsx'

const { sources: words } = knowledgeStrings

/** The material of a persona: its sources, the form that adds material, and a search. */
export function MaterialSection({ userId, botId }: { userId: string; botId: string }) {
  const id = useId()
  const { data, error, isFetching, refetch } = useQuery(sourcesQuery(botId))
  if (!data) {
    if (!error) {
      return (
        <Delayed>
          <ListSkeleton />
        </Delayed>
      )
    }
    return (
      <Notice title={knowledgeStrings.failed} text={detailOf(error, strings.errors.network)} error={error}>
        <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
          {strings.errors.tryAgain}
        </Button>
      </Notice>
    )
  }
  const { items, limit } = data
  const used = items.filter(({ status }) => status !== 'failed').length
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-5">
      <div className="min-w-0 lg:col-span-3">
        <AddMaterial userId={userId} botId={botId} limit={limit} />
        <section aria-labelledby={id} className="mt-8">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={id} className="text-18 font-strong">
              {words.title}
            </h2>
            <p className="text-14 text-ink-soft tabular-nums">{words.used(used, limit)}</p>
          </div>
          <FoundBy sources={items} className="mb-3 text-14" />
          {used >= limit && <p className="mb-3 text-14 text-ink-soft">{words.full}</p>}
          {items.length === 0 && (
            <div className="rounded-card border border-line px-5 py-6">
              <p className="font-strong">{words.empty}</p>
              <p className="mt-1 text-14 text-ink-soft">{words.emptyText}</p>
            </div>
          )}
          <SourceList botId={botId} sources={items} />
          <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
        </section>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <KnowledgeSearch botId={botId} />
      </div>
    </div>
  )
}
