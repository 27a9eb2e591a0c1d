import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Memories, User } from '../../../api/schemas.ts'
import { RefreshFailed } from '../../../components/refresh-failed.tsx'
import { memoriesQuery } from '../../../data/chat/memories.ts'
import { discoverPath, memoryId } from '../../../lib/navigation/paths.ts'
import { memoryStrings as words } from '../../../strings/strings.ts'
import { SectionEmpty } from '../section-empty.tsx'
import { SectionFailed } from '../section-failed.tsx'
import { SectionLoading } from '../section-place.tsx'
import { ForgetButton } from './forget-button.tsx'
import { MemorySwitch } from './memory-switch.tsx'
import { PersonaNotes } from './persona-notes.tsx'

/** What personas remember about the member: the switch, and the notes of each persona. */
export function MemorySection({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(memoriesQuery(user.id))
  // The target of links to this section, once it is loaded.
  const section = useRef<HTMLDivElement>(null)
  const focusSection = () => section.current?.focus()
  const isWanted = useLocation().hash === `#${memoryId}` && data !== undefined
  useEffect(() => {
    if (isWanted) section.current?.focus()
  }, [isWanted])
  return (
    <>
      {data ? (
        <div ref={section} id={memoryId} tabIndex={-1} className="flex scroll-mt-40 flex-col gap-4 outline-none">
          <MemorySwitch userId={user.id} enabled={data.enabled} />
          <Personas userId={user.id} memories={data} onForgotten={focusSection} />
          <RefreshFailed failed={isError} isRetrying={isFetching} onRetry={refetch} />
        </div>
      ) : isError ? (
        <SectionFailed text={words.failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SectionLoading of="memory" />
      )}
    </>
  )
}

interface PersonasProps {
  userId: string
  memories: Memories
  onForgotten: () => void
}

function Personas({ userId, memories: { enabled, personas }, onForgotten }: PersonasProps) {
  const count = personas.reduce((sum, { notes }) => sum + notes.length, 0)
  if (personas.length === 0) return enabled && <SectionEmpty text={words.empty} to={discoverPath} action={words.toDiscover} />
  return (
    <>
      <ul aria-label={words.personas} className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {personas.map((persona) => (
          <li key={persona.botId}>
            <PersonaNotes userId={userId} persona={persona} enabled={enabled} isOpen={personas.length === 1} onForgotten={onForgotten} />
          </li>
        ))}
      </ul>
      {personas.length > 1 && count > 0 && (
        <div>
          <ForgetButton userId={userId} persona={null} count={count} onForgotten={onForgotten} />
        </div>
      )}
    </>
  )
}
