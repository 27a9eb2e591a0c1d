import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Conversation } from '../../api/schemas.ts'
import { useDeleteConversation, usePinConversation, useRenameConversation } from '../../data/chat/change-history.ts'
import { useReaderDay } from '../../data/newsroom/use-reader-day.ts'
import { botsByIdQuery } from '../../data/personas/personas.ts'
import { historyStrings as words } from '../../strings/strings.ts'
import { byDay, dayName, spanName } from './by-day.ts'
import { HistoryRow, type OnShare } from './row/history-row.tsx'

interface HistoryRowsProps {
  conversations: readonly Conversation[]
  /** Whether the rows are grouped by day. Hits of a search are not: the best one comes first. */
  isGrouped: boolean
  isCompact: boolean
  openId: string | null
  onShare: OnShare
  onOpenDeleted: (() => void) | undefined
}

/** The rows of the history, below a heading for each day. */
export function HistoryRows({ conversations, isGrouped, isCompact, openId, onShare, onOpenDeleted }: HistoryRowsProps) {
  const today = useReaderDay()
  const { data: bots = {}, isPending } = useQuery(botsByIdQuery(conversations.map(({ botId }) => botId)))
  const rename = useRenameConversation()
  const pin = usePinConversation()
  const deletion = useDeleteConversation()
  const list = useRef<HTMLDivElement>(null)
  const remove = (conversation: Conversation) => {
    focusNeighbour(list.current, conversations.indexOf(conversation))
    const then = () => conversation.id === openId && onOpenDeleted?.()
    deletion.mutateAsync(conversation).then(then, () => undefined)
  }
  /** The conversation that is being pinned or unpinned, and what it will be. */
  const moving = useRef<Pick<Conversation, 'id' | 'pinned'> | null>(null)
  const changePin = (conversation: Conversation) => {
    moving.current = { id: conversation.id, pinned: !conversation.pinned }
    pin.mutate(conversation)
  }
  // The row has moved to another group, which took the focus from its menu.
  useEffect(() => {
    const moved = conversations.find(({ id, pinned }) => id === moving.current?.id && pinned === moving.current.pinned)
    if (!moved) return
    moving.current = null
    focusMenu(list.current, moved.id)
  }, [conversations])
  const groups = isGrouped ? byDay(conversations, today, isCompact ? spanName : dayName) : [{ name: words.results, conversations }]
  return (
    <div ref={list} className={`flex flex-col ${isCompact ? 'gap-3' : 'gap-6'}`}>
      {groups
        .filter((group) => group.conversations.length > 0)
        .map(({ name, conversations: found }) => (
          <section key={name} aria-label={name}>
            <h2
              className={isCompact ? 'px-2 pb-1 text-12 font-strong text-ink-soft' : 'px-3 pb-1 text-14 font-strong text-ink-soft sm:px-4'}
            >
              {name}
            </h2>
            <ul className={isCompact ? 'flex flex-col gap-0.5' : 'flex flex-col gap-1'}>
              {found.map((conversation) => (
                <HistoryRow
                  key={conversation.id}
                  conversation={conversation}
                  bot={bots[conversation.botId]}
                  isFetchingBot={isPending}
                  isCompact={isCompact}
                  isOpen={conversation.id === openId}
                  onRename={(title) => rename.mutate({ id: conversation.id, title })}
                  onPin={() => pin.isPending || changePin(conversation)}
                  onShare={onShare}
                  onDelete={() => remove(conversation)}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

/** Focuses the menu of the row after a removed one, or of the row before it when it was the last. */
function focusNeighbour(list: HTMLElement | null, index: number) {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [])]
  const neighbour = buttons[index + 1] ?? buttons[index - 1]
  requestAnimationFrame(() => neighbour?.focus())
}

/** Focuses the menu of a conversation, unless the focus is elsewhere by now. */
function focusMenu(list: HTMLElement | null, id: string) {
  if (document.activeElement !== document.body) return
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-conversation]') ?? [])]
  const row = rows.find(({ dataset }) => dataset.conversation === id)
  row?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
}
