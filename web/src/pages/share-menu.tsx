import { MessagesSquare, Share2, UserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import type { Bot } from '../api/schemas.ts'
import { IconButton } from '../components/icon-button.tsx'
import { useOpenChat } from '../features/chat/open-chat.ts'
import { useShareConversation } from '../features/shared-conversation/sharing/use-share-conversation.tsx'
import { useShareDialog } from '../features/sharing/use-share-dialog.tsx'
import { sharedConversationStrings, strings } from '../strings/strings.ts'

const { menu } = sharedConversationStrings

/**
 * The share button of a chat. It shares the persona; once there is an answer, its menu offers the persona and the conversation.
 * Not modal: a modal menu needs inline styles, which the content security policy forbids.
 */
export function ShareMenu({ bot }: { bot: Bot }) {
  const chat = useOpenChat()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const persona = useShareDialog(bot)
  const conversation = useShareConversation()
  const hasChoice = chat?.isAnswered ?? false
  const show = (open: (opener: HTMLElement) => void) => button.current && open(button.current)
  const showConversation = (opener: HTMLElement) => chat && conversation.open(opener, { bot, conversationId: chat.conversationId })
  const prepare = () => {
    persona.prepare()
    if (hasChoice) conversation.prepare()
  }
  return (
    <>
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={(next) => (next && !hasChoice ? show(persona.open) : setOpen(next))}>
        <DropdownMenu.Trigger asChild>
          <IconButton
            ref={button}
            icon={Share2}
            label={hasChoice ? menu.open : strings.chat.share}
            aria-haspopup={hasChoice ? 'menu' : 'dialog'}
            aria-expanded={hasChoice ? isOpen : undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
          />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 w-64 rounded-card border border-line bg-raised p-1.5 shadow-float motion-safe:animate-enter"
        >
          <ShareItem icon={UserRound} title={menu.persona} text={menu.personaText} onSelect={() => show(persona.open)} />
          <ShareItem icon={MessagesSquare} title={menu.conversation} text={menu.conversationText} onSelect={() => show(showConversation)} />
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {persona.dialog}
      {conversation.dialog}
    </>
  )
}

interface ShareItemProps {
  icon: typeof Share2
  title: string
  text: string
  onSelect: () => void
}

const ShareItem = ({ icon: Icon, title, text, onSelect }: ShareItemProps) => (
  <DropdownMenu.Item className="menu-item gap-3 py-2" onSelect={onSelect}>
    <Icon aria-hidden className="size-4.5 flex-none text-ink-soft" />
    <span className="flex min-w-0 flex-col">
      <span className="font-strong">{title}</span>
      <span className="text-12 text-ink-soft">{text}</span>
    </span>
  </DropdownMenu.Item>
)
