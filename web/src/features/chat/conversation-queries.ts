import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasStatus } from '../../api/request.ts'
import type { Message } from '../../chat/message.ts'
import { readStored, writeStored } from '../../components/stored.ts'
import { useUser } from '../auth/user-queries.ts'

const pageSize = 100

export interface OpenConversation {
  conversationId: string
  messages: Message[]
  runningGenerationId: string | null
  hasEarlier: boolean
  /** The built-in offline model answers, which has to be said. */
  offline: boolean
}

const rememberedAs = (botId: string) => `rostra.conversation.${botId}`

const isOffline = (response: Response) => response.headers.get('X-Offline-Model') === 'true'

async function start(botId: string): Promise<OpenConversation> {
  const response = await call('/api/conversations', { method: 'POST', body: { botId } })
  const { conversation, initialMessage }: { conversation: { id: string }; initialMessage?: Message } = await response.json()
  writeStored(rememberedAs(botId), conversation.id)
  return {
    conversationId: conversation.id,
    messages: initialMessage ? [initialMessage] : [],
    runningGenerationId: null,
    hasEarlier: false,
    offline: isOffline(response),
  }
}

export async function messagesOf(conversationId: string, before?: string) {
  const query = new URLSearchParams({ limit: String(pageSize), ...(before && { before }) })
  const response = await call(`/api/conversations/${encodeURIComponent(conversationId)}/messages?${query}`)
  const messages: Message[] = await response.json()
  const runningGenerationId = response.headers.get('X-Running-Generation')
  return { messages, hasEarlier: messages.length === pageSize, runningGenerationId, offline: isOffline(response) }
}

/** Goes on with the conversation that this browser remembers for the persona; starts one where there is none, or it is no longer ours. */
async function resumeOrStart(botId: string): Promise<OpenConversation> {
  const conversationId = readStored(rememberedAs(botId))
  if (conversationId === null) return start(botId)
  try {
    return { conversationId, ...(await messagesOf(conversationId)) }
  } catch (error) {
    if (hasStatus(error, 404)) return start(botId)
    throw error
  }
}

const conversationQuery = (botId: string, person: string | null) =>
  queryOptions({ queryKey: ['conversation', botId, person], queryFn: () => resumeOrStart(botId), gcTime: 0 })

/** The open conversation with a persona, and a way to begin anew. */
export function useConversation(botId: string) {
  const { user, isPending } = useUser()
  const client = useQueryClient()
  const options = conversationQuery(botId, user?.id ?? null)
  const query = useQuery({ ...options, enabled: !isPending })
  const anew = useMutation({ mutationFn: () => start(botId), onSuccess: (fresh) => client.setQueryData(options.queryKey, fresh) })
  return { ...query, startNew: anew }
}
