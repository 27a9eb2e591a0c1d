import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Bot } from '../../api/schemas.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { rememberConversation, useConversation } from '../../data/chat/conversations.ts'
import { botBySlugQuery } from '../../data/personas/personas.ts'
import { OpenChatPanel } from '../../features/chat/chat-panel.tsx'
import { ChatSkeleton } from '../../features/chat/chat-skeleton.tsx'
import { EmbedHeader } from '../../features/embed/embed-header.tsx'
import { focusChat, type HostPage } from '../../features/embed/host-page.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { discoverPath } from '../../lib/navigation/paths.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { sharingStrings, strings } from '../../strings/strings.ts'

const { embed } = sharingStrings

interface EmbedChatProps {
  slug: string
  /** The page around the frame; null without its script. */
  host: HostPage | null
}

export function EmbedChat({ slug, host }: EmbedChatProps) {
  const { data: bot, error, refetch } = useQuery(botBySlugQuery(slug))
  const { isSuccess: isVisitorKnown } = useVisitor(bot, host)
  useTitle(bot?.name ?? (error ? strings.titles.botNotFound : null))
  if (bot && isVisitorKnown) return <VisitorChat bot={bot} host={host} />
  if (!error) return <ChatSkeleton label={strings.persona.loading} />
  return (
    <div className="grid flex-1 place-items-center">
      {hasStatus(error, 404) ? (
        <Notice level="h1" title={embed.missing} text={embed.missingText}>
          <ButtonLink to={discoverPath} target="_blank" rel="noopener">
            {embed.toRostra}
            <span className="sr-only">{embed.newTab}</span>
          </ButtonLink>
        </Notice>
      ) : (
        <Notice level="h1" title={strings.persona.failed} error={error}>
          <Button look="primary" onClick={() => refetch()}>
            {strings.errors.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  )
}

/** Waits for the page around the frame, and makes the conversation of the last visit, which it has kept, the one to open. */
const useVisitor = (bot: Bot | undefined, host: HostPage | null) =>
  useQuery({
    queryKey: ['visitor', bot?.id],
    enabled: bot !== undefined,
    queryFn: async () => {
      const visitor = await host?.visitor
      if (bot && visitor?.conversation) rememberConversation(bot.id, visitor.conversation)
      return true
    },
  })

/** The chat. The page around keeps which conversation is open. */
function VisitorChat({ bot, host }: { bot: Bot; host: HostPage | null }) {
  const chat = useConversation(bot.id)
  const openId = chat.data?.conversationId

  useEffect(() => {
    if (openId) host?.post({ rostra: 'keep', conversation: openId })
  }, [host, openId])

  useEffect(() => {
    if (!openId || !host) return
    // The composer is there in the next frame.
    return host.onFocus(() => requestAnimationFrame(focusChat))
  }, [host, openId])

  return (
    <OpenChatPanel
      bot={bot}
      chat={chat}
      header={<EmbedHeader bot={bot} onClose={host?.hasButton ? () => host.post({ rostra: 'close' }) : null} />}
      newTab
      startFailed={strings.toasts.startFailedHere}
      onMessage={(from) => host?.post({ rostra: 'message', from })}
    />
  )
}
