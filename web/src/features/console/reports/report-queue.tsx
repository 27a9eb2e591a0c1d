import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ChevronLeft, ChevronRight } from '#icons'
import type { ReportedPersona } from '../../../api/schemas.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { reportsPageSize, reportsQuery } from '../../../data/console/reports.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useShownPage } from '../../../lib/loading/use-shown-page.ts'
import { consoleStrings } from '../../../strings/strings.ts'
import { Section } from '../layout/section.tsx'
import { readListAddress } from '../list/list-address.ts'
import { ListPages } from '../list/list-pages.tsx'
import { Loaded } from '../list/loaded.tsx'
import { ReportedCard } from './reported-card.tsx'

const { reports: words, sections } = consoleStrings

/** The reported personas one after the other, to suspend or to dismiss. */
export function ReportQueue() {
  const [params] = useSearchParams()
  const { page } = readListAddress(params)
  const query = useQuery(reportsQuery(page, reportsPageSize))
  const shownPage = useShownPage(page, query.isPlaceholderData)
  return (
    <Section title={sections.reports} intro={words.intro}>
      <Loaded query={query} failed={words.failed}>
        {({ items, total }) =>
          items.length === 0 ? (
            <div role="status">
              <Notice title={words.empty} text={words.emptyText} />
            </div>
          ) : (
            <>
              <Queue items={items} total={total} before={(shownPage - 1) * reportsPageSize} />
              {total > reportsPageSize && (
                <ListPages page={page} pageSize={reportsPageSize} isEarlier={query.isPlaceholderData} shown={items.length} total={total} />
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

interface QueueProps {
  items: readonly ReportedPersona[]
  total: number
  /** The number of personas on earlier pages. */
  before: number
}

/** One persona of a page. After a decision it leaves the queue, and the next one is shown and focused. */
function Queue({ items, total, before }: QueueProps) {
  const [place, setPlace] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const at = Math.min(place, items.length - 1)
  const reported = items[at]
  if (!reported) return null
  const go = (to: number) => {
    setMoved(true)
    setPlace(to)
  }
  return (
    <>
      <div className="mb-3 flex items-center gap-1">
        <p role="status" className="me-auto text-14 text-ink-soft tabular-nums">
          {words.position(formatNumber(before + at + 1), formatNumber(total))}
        </p>
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          disabled={at === 0}
          onClick={() => go(at - 1)}
          className="disabled:opacity-50"
        />
        <IconButton
          icon={ChevronRight}
          label={words.next}
          disabled={at === items.length - 1}
          onClick={() => go(at + 1)}
          className="disabled:opacity-50"
        />
      </div>
      <ReportedCard key={reported.persona.bot.id} reported={reported} takesFocus={hasMoved} onDecided={() => setMoved(true)} />
    </>
  )
}
