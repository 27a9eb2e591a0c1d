import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { savedPersonasQuery } from '../../../data/personas/marks/saved-personas.ts'
import { formatNumber } from '../../../lib/format/format-count.ts'
import { useKeptFocus } from '../../../lib/navigation/use-kept-focus.ts'
import { strings } from '../../../strings/strings.ts'
import { MemberList } from './member-list.tsx'

const { discover } = strings
const empty = { title: discover.noneSaved, text: discover.noneSavedText }

/** The personas that the member saved, newest first. */
export function SavedResults({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(savedPersonasQuery(userId))
  const list = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(list)
  return (
    <div ref={list} tabIndex={-1} className="outline-none" {...keptFocus}>
      <p role="status" className="sr-only">
        {data && data.length > 0 && discover.countSaved(formatNumber(data.length))}
      </p>
      <MemberList title={discover.savedTitle} bots={data} error={error} onRetry={refetch} empty={empty} />
    </div>
  )
}
