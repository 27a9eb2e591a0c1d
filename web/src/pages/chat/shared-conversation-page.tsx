import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { SharedConversation } from '../../api/schemas.ts'
import { sharedConversationQuery } from '../../data/chat/shares.ts'
import { MessageList } from '../../features/chat/messages/message-list.tsx'
import { toChatMessage } from '../../features/chat/session/message.ts'
import { ContinueBar } from '../../features/shared-conversation/view/continue-bar.tsx'
import { SharedHeader } from '../../features/shared-conversation/view/shared-header.tsx'
import { SharedMissing } from '../../features/shared-conversation/view/shared-missing.tsx'
import { SharedSkeleton } from '../../features/shared-conversation/view/shared-skeleton.tsx'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { useTitle } from '../../lib/navigation/use-title.ts'
import { themeColourOf } from '../../lib/theme-colour.ts'
import { sharedConversationStrings } from '../../strings/strings.ts'

const { page } = sharedConversationStrings

/** A conversation that a person has shared by a link: read-only and without an account. The server marks it as not for search engines. */
export function SharedConversationPage() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(sharedConversationQuery(token))
  // Hides the content of a link that has ended while the page was open.
  const isGone = hasStatus(error, 404)
  useTitle(data && !isGone ? data.title : error ? page.missing : page.label)
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {data && !isGone ? (
        <Snapshot key={token} token={token} conversation={data} />
      ) : error ? (
        <SharedMissing error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SharedSkeleton />
      )}
    </>
  )
}

function Snapshot({ token, conversation }: { token: string; conversation: SharedConversation }) {
  const { bot, sharedBy } = conversation
  const messages = useMemo(() => conversation.messages.map(toChatMessage), [conversation.messages])
  return (
    <article data-persona={themeColourOf(bot)} className="@container/chat mx-auto flex w-full max-w-chat flex-1 flex-col px-4 pt-8 sm:px-6">
      <SharedHeader conversation={conversation} />
      <section aria-label={page.messages} className="flex-1 py-8">
        <MessageList bot={bot} messages={messages} controls={null} author={sharedBy ?? page.someone} />
      </section>
      <ContinueBar token={token} bot={bot} />
    </article>
  )
}
