import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotebookPen } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { useUser } from '../../../data/accounts/user.ts'
import { maxNotes, memoriesQuery } from '../../../data/chat/memories.ts'
import { notesOf } from '../../../data/chat/note-changes.ts'
import { lazyDialog } from '../../../lib/loading/lazy-dialog.tsx'
import { memoryStrings } from '../../../strings/strings.ts'

const { chat: words } = memoryStrings

const MemorySheet = lazyDialog(
  () => import('./memory-sheet.tsx'),
  ({ MemorySheet }) => MemorySheet,
)

/** The button that opens a persona's notes about the member, with their number. Renders nothing for guests. */
export function MemoryButton({ bot }: { bot: Bot }) {
  const { user } = useUser()
  return user && <MemberMemoryButton key={user.id} bot={bot} userId={user.id} />
}

function MemberMemoryButton({ bot, userId }: { bot: Bot; userId: string }) {
  const { data } = useQuery(memoriesQuery(userId, bot.id))
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
        onPointerEnter={MemorySheet.prepare}
        onFocus={MemorySheet.prepare}
        className="text-button flex-none pointer-coarse:min-w-touch pointer-coarse:justify-center"
      >
        <NotebookPen aria-hidden className="size-3.5" />
        <span className="sr-only @md/chat:not-sr-only">{words.button}</span>
        {data?.enabled === false && <span> {words.off}</span>}
        {data?.enabled && (
          <span className="tabular-nums">
            {notesOf(data, bot.id).length}
            <span className="sr-only"> {words.of(maxNotes)}</span>
          </span>
        )}
      </button>
      {opener && <MemorySheet bot={bot} userId={userId} opener={opener} onClose={() => setOpener(null)} />}
    </>
  )
}
