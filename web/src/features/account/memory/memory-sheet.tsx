import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Bot, Memories } from '../../../api/schemas.ts'
import { Delayed } from '../../../components/delayed.tsx'
import { TitledDialog } from '../../../components/dialog/titled-dialog.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { maxNotes, memoriesQuery } from '../../../data/chat/memories.ts'
import { notesOf } from '../../../data/chat/note-changes.ts'
import { memoryPath } from '../../../lib/navigation/paths.ts'
import { memoryStrings } from '../../../strings/strings.ts'
import { SectionFailed } from '../section-failed.tsx'
import { ForgetButton } from './forget-button.tsx'
import { MemorySwitch } from './memory-switch.tsx'
import { NoteList } from './note-list.tsx'

const { chat: words } = memoryStrings

interface MemorySheetProps {
  bot: Bot
  userId: string
  /** Receives the focus after closing. */
  opener: HTMLElement
  onClose: () => void
}

/** The sheet with a persona's notes about the member, beside the chat. Refetches the notes when it opens. */
export function MemorySheet({ bot, userId, opener, onClose }: MemorySheetProps) {
  const { data, isError, isFetching, refetch } = useQuery(memoriesQuery(userId, bot.id))
  const content = useRef<HTMLDivElement>(null)
  return (
    <TitledDialog
      look="sheet"
      title={<NameInSentence words={words.title} name={bot.name} />}
      close={words.close}
      opener={opener}
      onClose={onClose}
      // Focuses the content: focusing the first button would show a tooltip, the field a phone's keyboard.
      contentRef={content}
      // The first Escape only ends the editing of a note.
      onEscapeKeyDown={(event) => event.target instanceof Element && event.target.closest('li [data-note-form]') && event.preventDefault()}
    >
      <Dialog.Description className="mt-1 mb-5 text-14 text-ink-soft">
        {data?.enabled === false ? words.offText : words.text}
      </Dialog.Description>
      {data ? (
        <>
          <Notes bot={bot} userId={userId} memories={data} onForgotten={() => content.current?.focus()} />
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </>
      ) : isError ? (
        <SectionFailed text={memoryStrings.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Delayed>
          <Skeleton className="h-48 w-full" />
        </Delayed>
      )}
      <Link to={memoryPath} onClick={onClose} className="text-link mt-6">
        {words.settings}
      </Link>
    </TitledDialog>
  )
}

interface NotesProps {
  bot: Bot
  userId: string
  memories: Memories
  onForgotten: () => void
}

function Notes({ bot, userId, memories, onForgotten }: NotesProps) {
  const { enabled } = memories
  const notes = notesOf(memories, bot.id)
  const persona = { botId: bot.id, botName: bot.name, botSlug: bot.slug }
  return (
    <>
      {!enabled && <MemorySwitch userId={userId} enabled={false} />}
      {(enabled || notes.length > 0) && (
        <div className={enabled ? '' : 'mt-6'}>
          <p className="mb-2 text-12 text-ink-soft tabular-nums">{memoryStrings.count(notes.length, maxNotes)}</p>
          <NoteList userId={userId} persona={persona} notes={notes} enabled={enabled} empty={words.empty(bot.name)} />
        </div>
      )}
      {notes.length > 0 && (
        <div className="mt-2">
          <ForgetButton userId={userId} persona={persona} count={notes.length} onForgotten={onForgotten} />
        </div>
      )}
    </>
  )
}
