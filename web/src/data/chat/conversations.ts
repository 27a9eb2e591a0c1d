import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, isOfflineModel } from '../../api/client.ts'
import { getConversationsIdMessagesQuery } from '../../api/gen/constraints.ts'
import type { Message } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { newId } from '../../lib/new-id.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { useUser } from '../accounts/user.ts'
import { repeatWhileUnavailable } from '../client/retry.ts'

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

type Repeat = <Result>(call: () => Promise<Result>) => Promise<Result>

/** Starts a conversation. Each attempt carries the same request id, with which the server starts one conversation. */
async function startConversation(botId: string, repeat: Repeat): Promise<OpenConversation> {
  const body = { botId, requestId: newId() }
  const { data, response } = await repeat(() => api.POST('/api/conversations', { body }))
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
async function resumeOrStart(botId: string, repeat: Repeat): Promise<OpenConversation> {
  const conversationId = readStored(storageKey(botId))
  if (conversationId === null) return startConversation(botId, repeat)
  try {
    return { conversationId, ...(await repeat(() => fetchMessages(conversationId))) }
  } catch (error) {
    if (hasStatus(error, 404)) return startConversation(botId, repeat)
    throw error
  }
}

const conversationQuery = (botId: string, userId: string | null, repeat: Repeat) =>
  queryOptions({ queryKey: ['conversation', botId, userId], queryFn: () => resumeOrStart(botId, repeat), gcTime: 0, retry: false })

/** Reports whether a mounted component uses the conversation. */
const isShown = (client: QueryClient, queryKey: readonly unknown[]): boolean =>
  client.getQueryCache().find({ queryKey, exact: true })?.isActive() ?? false

/**
 * The open conversation with a persona, and the mutation that starts a new one. Both are repeated for up to 30 s, while the page is open, when
 * the product cannot take them for the moment; `isRepeating` is true then.
 */
export function useConversation(botId: string) {
  const { user, isPending } = useUser()
  const client = useQueryClient()
  const [isRefused, setRefused] = useState(false)
  const repeat: Repeat = (call) =>
    repeatWhileUnavailable(call, {
      isWanted: () => isShown(client, options.queryKey),
      onRefused: () => setRefused(true),
    }).finally(() => setRefused(false))
  const options = conversationQuery(botId, user?.id ?? null, repeat)
  const query = useQuery({ ...options, enabled: !isPending })
  const startNew = useMutation({
    mutationFn: () => startConversation(botId, repeat),
    onSuccess: (started) => client.setQueryData(options.queryKey, started),
  })
  return { ...query, startNew, isRepeating: isRefused }
}
