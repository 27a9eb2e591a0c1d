import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { InboxState } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { Notice } from '../../../components/notice.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { inboxQuery, itemsPerPage } from '../../../data/knowledge/inbox.ts'
import { detailOf } from '../../../lib/errors/api-error.ts'
import { knowledgeStrings, strings } from '../../../strings/strings.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { Pager } from '../pager.tsx'
import { InboxEmpty } from './inbox-empty.tsx'
import { InboxList } from './inbox-list.tsx'

const { items: words } = knowledgeStrings
const states = ['open', 'answered', 'dismissed'] as const satisfies InboxState[]

/** The inbox of a persona by state: reported answers, and groups of questions that its material does not answer. */
export function InboxSection({ botId }: { botId: string }) {
  const [state, setState] = useState<InboxState>('open')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(inboxQuery(botId, state, page))
  const list = useRef<HTMLDivElement>(null)
  const last = data ? Math.max(1, Math.ceil(data.total / itemsPerPage)) : 1
  // Moves to the last page when the last item of the current one was handled.
  if (data && !isPlaceholderData && page > last) setPage(last)

  const choose = (next: InboxState) => {
    setState(next)
    setPage(1)
  }
  const turn = (next: number) => {
    setPage(next)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="max-w-chat">
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.filter}</legend>
          {states.map((one) => (
            <Choice
              key={one}
              name="inbox-state"
              checked={state === one}
              onChange={() => choose(one)}
              className="min-h-9 px-3.5 pointer-coarse:min-h-touch"
            >
              {words.states[one]}
            </Choice>
          ))}
        </fieldset>
        <p className="text-12 text-ink-soft">{words.privacy}</p>
      </div>
      <div ref={list} tabIndex={-1} aria-busy={isFetching} className={`scroll-mt-20 outline-none ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data ? (
          <>
            {data.items.length === 0 ? (
              <InboxEmpty state={state} />
            ) : (
              <InboxList botId={botId} items={data.items} onGone={() => list.current?.focus({ preventScroll: true })} />
            )}
            <Pager page={page} last={last} onPage={turn} />
            <RefreshFailed failed={error !== null} isRetrying={isFetching} onRetry={refetch} />
          </>
        ) : error ? (
          <Notice title={words.failed} text={detailOf(error, strings.errors.network)} error={error}>
            <Button look="primary" disabled={isFetching} onClick={() => refetch()}>
              {strings.errors.tryAgain}
            </Button>
          </Notice>
        ) : (
          <Delayed>
            <ListSkeleton />
          </Delayed>
        )}
      </div>
    </div>
  )
}
