import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { SquarePen } from '#icons'
import { Button } from '../../../components/button.tsx'
import { historyPath } from '../../../lib/navigation/paths.ts'
import { historyStrings } from '../../../strings/strings.ts'
import { HistoryList } from '../history-list.tsx'
import { HistorySearch } from '../history-search.tsx'
import type { OnShare } from '../row/history-row.tsx'

const words = historyStrings.drawer

export interface HistoryPanelProps {
  /** The conversation that the chat shows. */
  openId: string | null
  /** Starts a new conversation with the persona of the chat. */
  onNew: () => void
  onShare: OnShare
  /** Title and close button. */
  head: ReactNode
}

/** The person's conversations beside the chat, or over it: search, the latest, and a new one. */
export function HistoryPanel({ openId, onNew, onShare, head }: HistoryPanelProps) {
  const [search, setSearch] = useState('')
  return (
    <>
      <div className="flex flex-col gap-3 p-3">
        {head}
        <Button onClick={onNew} className="w-full">
          <SquarePen aria-hidden className="size-4" />
          {words.newChat}
        </Button>
        <div className="flex">
          <HistorySearch isCompact value={search} onSearch={setSearch} />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
        <HistoryList
          isCompact
          search={search}
          openId={openId}
          onShare={onShare}
          onClearSearch={() => setSearch('')}
          onOpenDeleted={onNew}
        />
      </div>
      <p className="border-t border-line px-3 py-2">
        <Link to={historyPath} className="text-link text-14">
          {words.all}
        </Link>
      </p>
    </>
  )
}
