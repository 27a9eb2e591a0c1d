import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ChevronDown } from '#icons'
import type { PersonaNotes as Notes } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { maxNotes } from '../../../data/chat/memories.ts'
import { personaPath } from '../../../lib/navigation/paths.ts'
import { memoryStrings as words } from '../../../strings/strings.ts'
import { ForgetButton } from './forget-button.tsx'
import { NoteList } from './note-list.tsx'

interface PersonaNotesProps {
  userId: string
  persona: Notes
  enabled: boolean
  isOpen: boolean
  onForgotten: () => void
}

/** The notes of one persona, folded by a click on its name. */
export function PersonaNotes({ userId, persona, enabled, isOpen, onForgotten }: PersonaNotesProps) {
  const [open, setOpen] = useState(isOpen)
  const { botId, botName, botSlug, notes } = persona
  const face = { name: botName, avatarUrl: null, avatarEmoji: null, avatarBgColor: '' }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/persona">
      <summary className="flex min-h-16 list-none items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-raised sm:px-5 [&::-webkit-details-marker]:hidden">
        <Medallion face={face} size={36} />
        <h4 className="min-w-0 flex-1 text-14 font-strong wrap-anywhere">
          <bdi>{botName}</bdi>
        </h4>
        <span className="flex-none text-12 text-ink-soft tabular-nums">{words.count(notes.length, maxNotes)}</span>
        <ChevronDown aria-hidden className="size-4 flex-none text-ink-soft transition-transform group-open/persona:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-4 sm:px-5">
        <NoteList userId={userId} persona={persona} notes={notes} enabled={enabled} empty={words.none} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <ForgetButton userId={userId} persona={persona} count={notes.length} onForgotten={onForgotten} />
          {botSlug && (
            <Link to={personaPath(botId)} className="text-link">
              {words.openChat}
            </Link>
          )}
        </div>
      </div>
    </details>
  )
}
