import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ArrowLeft, EllipsisVertical } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { Medallion } from '../../components/medallion.tsx'
import { useConversationCount } from '../../data/personas/personas.ts'
import { formatCount } from '../../lib/format/format-count.ts'
import { strings } from '../../strings/strings.ts'
import { VoteButtons } from './votes/vote-buttons.tsx'

interface ChatHeaderProps {
  bot: Bot
  heading: 'h1' | 'h2'
  onBack?: (() => void) | undefined
  /** Rendered at the start. */
  lead?: ReactNode
  /** Rendered after the votes. */
  actions: ReactNode
  /** The site's menu: on a phone this header then takes the place of the site's. */
  menu?: ReactNode
}

export function ChatHeader({ bot, heading: Name, onBack, lead, actions, menu }: ChatHeaderProps) {
  const conversations = useConversationCount(bot)
  return (
    <header className="relative z-20 border-b border-line">
      <div
        className={`mx-auto flex w-full max-w-chat items-center gap-2 px-3 py-2.5 @md/chat:gap-3 @md/chat:px-6 ${menu ? 'max-sm:h-bar max-sm:py-0' : ''}`}
      >
        {onBack && <IconButton icon={ArrowLeft} label={strings.chat.back} onClick={onBack} className="-ms-1" />}
        {lead}
        <span className={onBack || lead ? 'hidden @md/chat:inline-flex' : 'inline-flex'}>
          <Medallion face={bot} size={36} />
        </span>
        <div className="min-w-0 flex-1">
          <Name className="line-clamp-2 text-16 leading-tight font-strong wrap-anywhere">
            <bdi>{bot.name}</bdi>
          </Name>
          <p className="truncate text-12 text-ink-soft">{strings.persona.conversations(formatCount(conversations))}</p>
        </div>
        <HeaderActions>
          <VoteButtons key={bot.id} bot={bot} />
          {actions}
        </HeaderActions>
        {menu && <div className="sm:hidden">{menu}</div>}
      </div>
    </header>
  )
}

/** The buttons of the header. In a narrow chat another button opens and closes them, so that the name has room. */
function HeaderActions({ children }: { children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const isInside = (target: EventTarget | null) => target instanceof Element && part.current?.contains(target) === true
    // A dialog that one of the buttons has opened returns the focus to it, so it stays there.
    const onPress = ({ target }: Event) => {
      if (!isInside(target) && !document.querySelector('[role=dialog]')) setOpen(false)
    }
    // Escape closes a menu of one of the buttons first.
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !isInside(target)) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
  return (
    <div ref={part} className="relative flex-none">
      <IconButton
        ref={button}
        icon={EllipsisVertical}
        label={strings.chat.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="@task/chat:hidden"
      />
      <div id={id} data-open={isOpen} className="header-actions">
        {children}
      </div>
    </div>
  )
}
