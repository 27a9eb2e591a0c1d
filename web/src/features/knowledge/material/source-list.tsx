import { useRef, useState } from 'react'
import type { Source } from '../../../api/schemas.ts'
import { Announcement } from '../../../components/announcement/announcement.tsx'
import { useKeepOriginal } from '../../../data/knowledge/sources.ts'
import { lazyDialog } from '../../../lib/loading/lazy-dialog.tsx'
import { knowledgeStrings } from '../../../strings/strings.ts'
import { DeleteSource } from './delete-source.tsx'
import { SourceRow } from './source-row.tsx'
import { useStateNews } from './use-state-news.ts'

const { sources: words } = knowledgeStrings

const PassagesDialog = lazyDialog(
  () => import('./passages-dialog.tsx'),
  ({ PassagesDialog }) => PassagesDialog,
)

interface Asked {
  source: Source
  opener: HTMLElement
}

/** The sources of a persona, newest first. Announces sources that were read while the list is shown. */
export function SourceList({ botId, sources }: { botId: string; sources: Source[] }) {
  const [shown, setShown] = useState<Asked | null>(null)
  const [toDelete, setToDelete] = useState<Asked | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const news = useStateNews(sources)
  const keep = useKeepOriginal(botId)
  return (
    <>
      <Announcement text={news} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.title}
        className="divide-y divide-line rounded-card border border-line outline-none empty:hidden"
      >
        {sources.map((source) => (
          <SourceRow
            key={source.id}
            source={source}
            isChanging={keep.isPending && keep.variables.id === source.id}
            onKeepOriginal={() => keep.mutate(source)}
            onPreview={(opener) => setShown({ source, opener })}
            onDelete={(opener) => setToDelete({ source, opener })}
          />
        ))}
      </ul>
      {shown && <PassagesDialog botId={botId} source={shown.source} opener={shown.opener} onClose={() => setShown(null)} />}
      <DeleteSource
        botId={botId}
        source={toDelete?.source ?? null}
        onClose={() => setToDelete(null)}
        onLeave={() => (toDelete?.opener.isConnected ? toDelete.opener : list.current)?.focus()}
      />
    </>
  )
}
