import { useRef } from 'react'
import { MessagesSquare, Share2, UserRound } from '#icons'
import type { Bot } from '../api/schemas.ts'
import { IconButton } from '../components/icon-button.tsx'
import { Menu } from '../components/menu/menu.tsx'
import type { MenuItem } from '../components/menu/menu-content.ts'
import { useOpenChat } from '../features/chat/open-chat.ts'
import { useShareConversation } from '../features/shared-conversation/sharing/use-share-conversation.tsx'
import { useShareDialog } from '../features/sharing/use-share-dialog.tsx'
import { sharedConversationStrings, strings } from '../strings/strings.ts'

const { menu } = sharedConversationStrings

/** The share button of a chat. It shares the persona; once there is an answer, its menu offers the persona and the conversation. */
export function ShareMenu({ bot }: { bot: Bot }) {
  const chat = useOpenChat()
  const button = useRef<HTMLButtonElement>(null)
  const persona = useShareDialog(bot)
  const conversation = useShareConversation()
  const hasChoice = chat?.isAnswered ?? false
  const sharePersona = () => button.current && persona.open(button.current)
  const shareConversation = () => {
    if (button.current && chat) conversation.open(button.current, { bot, ...chat })
  }
  const items: MenuItem[] = [
    { icon: UserRound, title: menu.persona, text: menu.personaText, action: sharePersona },
    { icon: MessagesSquare, title: menu.conversation, text: menu.conversationText, action: shareConversation },
  ]
  const prepare = () => {
    persona.prepare()
    if (hasChoice) conversation.prepare()
  }
  const label = hasChoice ? menu.open : strings.chat.share
  const trigger = <IconButton ref={button} icon={Share2} label={label} onPointerEnter={prepare} onFocus={prepare} />
  return (
    <>
      <Menu trigger={trigger} width="w-64" groups={[items]} instead={hasChoice ? undefined : sharePersona} />
      {persona.dialog}
      {conversation.dialog}
    </>
  )
}
