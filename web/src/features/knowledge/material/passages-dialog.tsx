import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import type { Source } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { Delayed } from '../../../components/delayed.tsx'
import { TitledDialog } from '../../../components/dialog/titled-dialog.tsx'
import { PassageText } from '../../../components/message/citations/passage-text.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { passagesPerPage, passagesQuery } from '../../../data/knowledge/sources.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { knowledgeStrings, strings } from '../../../strings/strings.ts'
import { Pager } from '../pager.tsx'

const { preview: words } = knowledgeStrings

interface PassagesDialogProps {
  botId: string
  source: Source
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
}

/** The passages of a source in their order, some at a time. */
export function PassagesDialog({ botId, source, opener, onClose }: PassagesDialogProps) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(passagesQuery(botId, source.id, page))
  const list = useRef<HTMLOListElement>(null)
  const show = (next: number) => {
    setPage(next)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <TitledDialog look="sheet" title={<bdi>{source.title}</bdi>} close={words.close} opener={opener} onClose={onClose}>
      <Dialog.Description className="mt-1 mb-5 text-14 text-ink-soft">{words.text(formatNumber(source.passages))}</Dialog.Description>
      {data ? (
        <>
          <ol ref={list} tabIndex={-1} aria-busy={isFetching} className="flex flex-col gap-3 outline-none">
            {data.items.map(({ page: sourcePage, pageLabel, heading, text }, index) => {
              const number = (page - 1) * passagesPerPage + index + 1
              return (
                <li key={number} className="rounded-card border border-line bg-raised p-4">
                  <p className="mb-1.5 flex justify-between gap-3 text-12 text-ink-soft tabular-nums">
                    <span>{words.number(formatNumber(number))}</span>
                    {sourcePage !== null && <span>{words.page(pageLabel ?? sourcePage)}</span>}
                  </p>
                  <PassageText heading={heading} text={text} />
                </li>
              )
            })}
          </ol>
          <Pager page={page} last={Math.ceil(data.total / passagesPerPage)} onPage={show} />
        </>
      ) : error ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised px-5 py-4">
          <p className="flex-1 text-14">{hasStatus(error, 404) ? words.gone : words.failed}</p>
          {!hasStatus(error, 404) && (
            <Button disabled={isFetching} onClick={() => refetch()}>
              {strings.errors.tryAgain}
            </Button>
          )}
        </div>
      ) : (
        <Delayed>
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">{strings.shell.loading}</span>
            <Skeleton className="h-36 rounded-card" />
            <Skeleton className="h-36 rounded-card" />
            <Skeleton className="h-36 rounded-card" />
          </div>
        </Delayed>
      )}
    </TitledDialog>
  )
}
