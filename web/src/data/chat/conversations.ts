import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, isOfflineModel } from '../../api/client.ts'
import { getConversationsIdMessagesQuery } from '../../api/gen/constraints.ts'
import type { Message } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { useUser } from '../accounts/user.ts'

const pageSize = getConversationsIdMessagesQuery.limit.default

export interface OpenConversation {
  conversationId: string
  messages: Message[]
  runningGenerationId: string | null
  hasEarlier: boolean
  /** The built-in offline model answers; the interface has to say so. */
  offline: boolean
}

const storageKey = (botId: string) => `rostra.conversation.${botId}`

async function startConversation(botId: string): Promise<OpenConversation> {
  const { data, response } = await api.POST('/api/conversations', { body: { botId } })
  if (!data) throw new Error('The response has no conversation')
  const { conversation, initialMessage } = data
  writeStored(storageKey(botId), conversation.id)
  return {
    conversationId: conversation.id,
    messages: [initialMessage],
    runningGenerationId: null,
    hasEarlier: false,
    offline: isOfflineModel(response),
  }
}

/** Fetches the latest messages of a conversation, or the ones before a message id. */
export async function fetchMessages(id: string, before?: string) {
  const params = { path: { id }, query: { limit: pageSize, ...(before && { before }) } }
  const { data: messages = [], response } = await api.GET('/api/conversations/{id}/messages', { params })
  const runningGenerationId = response.headers.get('X-Running-Generation')
  return { messages, hasEarlier: messages.length === pageSize, runningGenerationId, offline: isOfflineModel(response) }
}

/** Resumes the conversation that this browser remembers for a persona. Starts a new one when there is none, or the server refuses it with 404. */
async function resumeOrStart(botId: string): Promise<OpenConversation> {
  const conversationId = readStored(storageKey(botId))
  if (conversationId === null) return startConversation(botId)
  try {
    return { conversationId, ...(await fetchMessages(conversationId)) }
  } catch (error) {
    if (hasStatus(error, 404)) return startConversation(botId)
    throw error
  }
}

const conversationQuery = (botId: string, userId: string | null) =>
  queryOptions({ queryKey: ['conversation', botId, userId], queryFn: () => resumeOrStart(botId), gcTime: 0 })

/** The open conversation with a persona, and the mutation that starts a new one. */
export function useConversation(botId: string) {
  const { user, isPending } = useUser()
  const client = useQueryClient()
  const options = conversationQuery(botId, user?.id ?? null)
  const query = useQuery({ ...options, enabled: !isPending })
  const startNew = useMutation({
    mutationFn: () => startConversation(botId),
    onSuccess: (started) => client.setQueryData(options.queryKey, started),
  })
  return { ...query, startNew }
}
