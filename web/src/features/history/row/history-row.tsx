import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Link2, Pin } from '#icons'
import type { Bot, Conversation } from '../../../api/schemas.ts'
import { Medallion } from '../../../components/medallion.tsx'
import { MessageTime } from '../../../components/message/message-time.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { clockTime, exactTime } from '../../../lib/format/relative-time.ts'
import { conversationPath } from '../../../lib/navigation/paths.ts'
import { useIsInBrowser } from '../../../lib/use-is-in-browser.ts'
import { historyStrings as words } from '../../../strings/strings.ts'
import { useDownload } from '../download/use-download.ts'
import { MarkedText } from './marked-text.tsx'
import { RenameForm } from './rename-form.tsx'
import { RowMenu } from './row-menu.tsx'

/** Opens the dialog that shares a conversation. `opener` receives the focus after closing. */
export type OnShare = (conversation: Conversation, bot: Bot, opener: HTMLElement) => void

export interface HistoryRowProps {
  conversation: Conversation
  /** Null when it was deleted; undefined while unknown. */
  bot: Bot | null | undefined
  /** Whether the persona is being fetched. */
  isFetchingBot: boolean
  /** Hides the preview, for the drawer. */
  isCompact: boolean
  /** Whether the chat beside the list shows this conversation. */
  isOpen: boolean
  onRename: (title: string) => void
  /** Pins the conversation, or unpins it. */
  onPin: () => void
  onShare: OnShare
  onDelete: () => void
}

/** A conversation of the list: a link that opens it, and its menu. */
export function HistoryRow({ conversation, bot, isFetchingBot, isCompact, isOpen, onRename, onPin, onShare, onDelete }: HistoryRowProps) {
  const { title, botName, preview, shared, pinned, match } = conversation
  const [isRenaming, setRenaming] = useState(false)
  const download = useDownload(conversation)
  const menuButton = useRef<HTMLButtonElement>(null)
  const endRenaming = () => {
    setRenaming(false)
    requestAnimationFrame(() => menuButton.current?.focus())
  }
  const text = match?.excerpt || (isCompact ? '' : preview)
  const face = bot ?? { name: botName, avatarUrl: null, avatarEmoji: null, avatarBgColor: '' }
  const size = isCompact ? 28 : 48
  return (
    <li
      data-open={isOpen || undefined}
      data-conversation={conversation.id}
      className={`group relative flex gap-3 rounded-card hover:bg-raised data-open:bg-sunken ${isCompact ? 'px-2 py-1.5' : 'px-3 py-3 sm:gap-4 sm:px-4'}`}
    >
      {bot === undefined && isFetchingBot ? (
        <Skeleton className={`flex-none rounded-full ${isCompact ? 'size-7' : 'size-12'}`} />
      ) : (
        <Medallion face={face} size={size} />
      )}
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameForm
            title={title}
            onSave={(next) => {
              onRename(next)
              endRenaming()
            }}
            onCancel={endRenaming}
          />
        ) : (
          <RowTitle conversation={conversation} bot={bot} isCompact={isCompact} isOpen={isOpen} />
        )}
        <p className="flex min-w-0 items-center gap-x-2 text-12 text-ink-soft">
          <bdi className="truncate">{bot?.name ?? botName}</bdi>
          {!isCompact && <RowTime at={conversation.lastMessageAt} isRelative={match !== null || pinned} />}
          {pinned && match !== null && <Pin role="img" aria-label={words.pinned} className="size-3 flex-none" />}
          {shared && (
            <span className="inline-flex flex-none items-center gap-1 rounded-full border border-edge px-1.5 font-medium">
              <Link2 aria-hidden className="size-3" />
              {words.shared}
            </span>
          )}
        </p>
        {bot === null && <p className="text-12 text-ink-soft">{words.gone}</p>}
        {text !== '' && (
          <p dir="auto" className={`mt-1 line-clamp-2 text-start wrap-anywhere text-ink-soft ${isCompact ? 'text-12' : 'text-14'}`}>
            <MarkedText text={text} marks={match?.excerptMarks} />
          </p>
        )}
      </div>
      {!isRenaming && (
        <RowMenu
          title={title}
          isPinned={pinned}
          buttonRef={menuButton}
          onRename={() => setRenaming(true)}
          onPin={onPin}
          onShare={bot ? (opener) => onShare(conversation, bot, opener) : null}
          onDownload={download.mutate}
          onDelete={onDelete}
        />
      )}
    </li>
  )
}

type RowTitleProps = Pick<HistoryRowProps, 'conversation' | 'bot' | 'isCompact' | 'isOpen'>

/** The title, a link that covers the row. Without its persona a conversation cannot be opened. */
function RowTitle({ conversation, bot, isCompact, isOpen }: RowTitleProps) {
  const { id, title, botId, botName, match } = conversation
  const look = `leading-snug font-strong ${isCompact ? 'line-clamp-1 text-14' : 'line-clamp-2 text-16'} wrap-anywhere`
  const text = (
    <bdi>
      <MarkedText text={title} marks={match?.titleMarks} />
    </bdi>
  )
  if (bot === null) return <p className={look}>{text}</p>
  return (
    <Link
      to={conversationPath(bot?.slug ?? botId, id, match?.messageId)}
      aria-label={words.open(title, bot?.name ?? botName)}
      aria-current={isOpen ? 'page' : undefined}
      className={`stretched ${look}`}
    >
      {text}
    </Link>
  )
}

/** The time of the last message: the time of day, or relative to now in a list that is not grouped by day. */
function RowTime({ at, isRelative }: { at: string; isRelative: boolean }) {
  const isInBrowser = useIsInBrowser()
  if (isRelative || !isInBrowser) return <MessageTime at={at} />
  const then = Date.parse(at)
  return (
    <time dateTime={at} title={exactTime(then)} className="flex-none tabular-nums">
      {clockTime(then)}
    </time>
  )
}
