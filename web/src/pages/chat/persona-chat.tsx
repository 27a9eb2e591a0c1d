import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Bot } from '../../api/schemas.ts'
import { useConversation } from '../../data/chat/conversations.ts'
import { conversationQuery } from '../../data/chat/history.ts'
import { MemoryButton } from '../../features/account/memory/memory-button.tsx'
import { OpenChatPanel } from '../../features/chat/chat-panel.tsx'
import { HistoryButton } from '../../features/history/drawer/history-button.tsx'
import { HistoryDrawer } from '../../features/history/drawer/history-drawer.tsx'
import type { OnShare } from '../../features/history/row/history-row.tsx'
import { ReportAnswerButton } from '../../features/reports/report-answer-button.tsx'
import { useShareConversation } from '../../features/shared-conversation/sharing/use-share-conversation.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { personaPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { toast } from '../../lib/toast/toast.ts'
import { historyStrings } from '../../strings/strings.ts'
import { MobileMenu } from '../layout/mobile-menu.tsx'
import { PersonaActions } from '../persona-actions.tsx'
import { useRememberShown, useWantedConversation } from './use-wanted-conversation.ts'

/** The chat with a persona, and the person's conversations beside it. The address may name a conversation, and a message in it. */
export function PersonaChat({ bot }: { bot: Bot }) {
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const wanted = useWantedConversation()
  // A new conversation adds an entry to the browser's history, so that Back returns to the earlier one.
  const chat = useConversation(bot.id, wanted, () => navigate(personaPath(bot.slug)))
  const openId = chat.data?.conversationId ?? null
  useRememberShown(openId)
  const { data: opened } = useQuery({ ...conversationQuery(openId ?? ''), enabled: openId !== null })
  useTitle(opened?.title ?? bot.name)

  const isMissing = wanted.isNamed && hasStatus(chat.error, 404)
  useEffect(() => {
    if (!isMissing) return
    toast(historyStrings.toasts.missing(bot.name))
    navigate(personaPath(bot.slug), { replace: true })
  }, [isMissing, bot, navigate])

  // A reload shows the conversation where it ended, not again the version that the message is in.
  const forgetMessage = () => {
    const rest = new URLSearchParams(address)
    rest.delete('message')
    setAddress(rest, { replace: true })
  }

  const sharing = useShareConversation()
  const onShare: OnShare = ({ id }, shared, opener) => sharing.open(opener, { bot: shared, conversationId: id })
  const history = { openId, onShare, onNew: () => chat.startNew.isPending || chat.startNew.mutate() }
  return (
    <div className="flex min-h-0 flex-1">
      <HistoryDrawer {...history} />
      <div className="flex min-w-0 flex-1 flex-col">
        <OpenChatPanel
          bot={bot}
          chat={isMissing ? { ...chat, error: null } : chat}
          messageId={address.get('message')}
          onMessageHandled={forgetMessage}
          lead={<HistoryButton {...history} />}
          actions={<PersonaActions bot={bot} />}
          menu={<MobileMenu isOnlyBar />}
          tools={<MemoryButton bot={bot} />}
          answerTool={ReportAnswerButton}
          intro
          heading="h1"
        />
      </div>
      {sharing.dialog}
    </div>
  )
}
