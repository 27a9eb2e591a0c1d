import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, isOfflineModel } from '../../api/client.ts'
import { getConversationsIdMessagesQuery } from '../../api/gen/constraints.ts'
import type { Message } from '../../api/schemas.ts'
import { ApiError, hasStatus } from '../../lib/errors/api-error.ts'
import { newId } from '../../lib/new-id.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { useUser } from '../accounts/user.ts'
import { repeatWhileUnavailable } from '../client/retry.ts'

const { default: pageSize, maximum: longestPage } = getConversationsIdMessagesQuery.limit

export interface OpenConversation {
  conversationId: string
  messages: Message[]
  runningGenerationId: string | null
  /** The answer that it continues; null when it writes a new one. */
  continuedMessageId: string | null
  hasEarlier: boolean
  /** Whether the built-in offline model answers, which the interface must say. */
  offline: boolean
  /** The messages that a guest may still send; null for a member, and while unknown. */
  guestMessagesLeft: number | null
  /** Whether its messages are those of a share, because the reader has sent none: its answers take no rating, and it cannot be shared. */
  onlyShared?: boolean
}

/** Returns what a persona's new conversation will be, as it is shown before the server has begun it. */
export const conversationToBegin = (firstMessage: string): OpenConversation => ({
  conversationId: '',
  messages: [
    {
      id: 'first',
      conversationId: '',
      content: firstMessage,
      isFromBot: true,
      createdAt: '',
      status: 'complete',
      siblings: { index: 1, count: 1, previousId: null, nextId: null },
      citations: [],
      openers: [],
      end: null,
      feedback: null,
      free: false,
      model: null,
    },
  ],
  runningGenerationId: null,
  continuedMessageId: null,
  hasEarlier: false,
  offline: false,
  guestMessagesLeft: null,
})

/** Reports whether the server has begun a conversation. */
export const hasBegun = ({ conversationId }: OpenConversation): boolean => conversationId !== ''

/** Which conversation with a persona a page opens. */
export interface WantedConversation {
  /** Null for the conversation that this browser remembers, or else a new one. */
  conversationId: string | null
  /** Whether the address names the conversation. Then a missing one fails with 404; otherwise another conversation is opened. */
  isNamed: boolean
}

const remembered: WantedConversation = { conversationId: null, isNamed: false }

const storageKey = (botId: string) => `rostra.conversation.${botId}`

/** Makes this browser open a conversation when it opens the persona. */
export const rememberConversation = (botId: string, id: string): void => writeStored(storageKey(botId), id)

type Repeat = <Result>(call: () => Promise<Result>) => Promise<Result>

/** Starts a conversation. Each attempt carries the same request id, with which the server starts one conversation. */
async function startConversation(botId: string, repeat: Repeat): Promise<OpenConversation> {
  const body = { botId, requestId: newId() }
  const { data, response } = await repeat(() => api.POST('/api/conversations', { body }))
  if (!data) throw new Error('The response has no conversation')
  const { conversation, initialMessage } = data
  rememberConversation(botId, conversation.id)
  return {
    conversationId: conversation.id,
    messages: [initialMessage],
    runningGenerationId: null,
    continuedMessageId: null,
    hasEarlier: false,
    offline: isOfflineModel(response),
    guestMessagesLeft: guestMessagesLeftOf(response),
  }
}

function guestMessagesLeftOf({ headers }: Response): number | null {
  const left = headers.get('X-Guest-Messages-Left')
  return left === null ? null : Number(left)
}

/** Fetches the latest messages of a conversation, or the ones before a message id. */
export async function fetchMessages(id: string, before?: string, limit: number = pageSize) {
  const params = { path: { id }, query: before ? { limit, before } : { limit } }
  const { data: messages = [], response } = await api.GET('/api/conversations/{id}/messages', { params })
  return {
    botId: response.headers.get('X-Bot-Id'),
    messages,
    hasEarlier: messages.length === limit,
    runningGenerationId: response.headers.get('X-Running-Generation'),
    continuedMessageId: response.headers.get('X-Continued-Message'),
    offline: isOfflineModel(response),
    guestMessagesLeft: guestMessagesLeftOf(response),
    onlyShared: response.headers.get('X-Only-Shared') === 'true',
  }
}

/** Fetches the longest page of messages before a message id. */
export const fetchEarlier = (id: string, before: string) => fetchMessages(id, before, longestPage)

/** Fetches all messages of a conversation, oldest first. */
export async function fetchAllMessages(id: string): Promise<Message[]> {
  const all: Message[] = []
  for (let hasEarlier = true; hasEarlier; ) {
    const page = await fetchMessages(id, all[0]?.id, longestPage)
    all.unshift(...page.messages)
    hasEarlier = page.hasEarlier && page.messages.length > 0
  }
  return all
}

/**
 * Fetches a conversation when the server renders its page. The page opens with it, and no later page: {@link useConversation}
 * reads it once. Rejects with 404 when there is none with this id and persona.
 */
export const renderedConversationQuery = (botId: string, userId: string | null, conversationId: string | null) =>
  queryOptions({
    queryKey: ['rendered-conversation', botId, userId, conversationId],
    queryFn: async (): Promise<OpenConversation | null> =>
      conversationId === null ? null : fetchConversation(botId, conversationId, (call) => call()),
  })

/** Opens a conversation, and remembers it. Rejects with 404 when there is none with this id and persona. */
async function openConversation(botId: string, conversationId: string, repeat: Repeat): Promise<OpenConversation> {
  const opened = await fetchConversation(botId, conversationId, repeat)
  rememberConversation(botId, conversationId)
  return opened
}

async function fetchConversation(botId: string, conversationId: string, repeat: Repeat): Promise<OpenConversation> {
  const { botId: owner, ...opened } = await repeat(() => fetchMessages(conversationId))
  if (owner && owner !== botId) throw new ApiError(404, 'The conversation is with another persona')
  return { conversationId, ...opened }
}

/**
 * Opens the wanted conversation, else the one that this browser remembers for the persona, else a new one. A named one is never replaced by
 * another.
 */
async function openWanted(botId: string, { conversationId, isNamed }: WantedConversation, repeat: Repeat): Promise<OpenConversation> {
  const id = conversationId ?? readStored(storageKey(botId))
  if (id === null) return startConversation(botId, repeat)
  try {
    return await openConversation(botId, id, repeat)
  } catch (error) {
    if (isNamed || !hasStatus(error, 404)) throw error
    return conversationId === null ? startConversation(botId, repeat) : openWanted(botId, remembered, repeat)
  }
}

const conversationQuery = (botId: string, userId: string | null, wanted: WantedConversation, repeat: Repeat) =>
  queryOptions({
    queryKey: ['conversation', botId, userId, wanted.conversationId],
    queryFn: () => openWanted(botId, wanted, repeat),
    gcTime: 0,
    retry: false,
  })

/** Reports whether a mounted component uses the conversation. */
const isShown = (client: QueryClient, queryKey: readonly unknown[]): boolean =>
  client.getQueryCache().find({ queryKey, exact: true })?.isActive() ?? false

/**
 * The open conversation with a persona, and the mutation that starts a new one. Both are retried for up to 30 s while the product is
 * unavailable and the page is open; `isRepeating` is true then. `mayBegin` is false while a certain conversation is wanted. `onStarted` is
 * called with a new conversation that replaces the wanted one, unless the page was left; the page must then clear the wanted one.
 */
export function useConversation(botId: string, wanted = remembered, onStarted?: () => void) {
  const { user, isPending } = useUser()
  const client = useQueryClient()
  const [isRefused, setRefused] = useState(false)
  const repeat: Repeat = (call) =>
    repeatWhileUnavailable(call, {
      isWanted: () => isShown(client, options.queryKey),
      onRefused: () => setRefused(true),
    }).finally(() => setRefused(false))
  const options = conversationQuery(botId, user?.id ?? null, wanted, repeat)
  const userId = user?.id ?? null
  const { conversationId } = wanted
  const initialData = () => client.getQueryData(renderedConversationQuery(botId, userId, conversationId).queryKey) ?? undefined
  const query = useQuery({ ...options, enabled: !isPending, initialData })
  useEffect(() => {
    const { queryKey } = renderedConversationQuery(botId, userId, conversationId)
    const opened = client.getQueryData(queryKey)
    if (!opened) return
    client.removeQueries({ queryKey, exact: true })
    rememberConversation(botId, opened.conversationId)
  }, [client, botId, userId, conversationId])
  const starting = useMutation({
    mutationFn: () => startConversation(botId, repeat),
    onSuccess: (started) => {
      if (wanted.conversationId === null) client.setQueryData(options.queryKey, started)
    },
  })
  const startNew = {
    isPending: starting.isPending,
    error: starting.error,
    mutate: () => starting.mutate(undefined, { onSuccess: () => onStarted?.() }),
  }
  return { ...query, startNew, isRepeating: isRefused, mayBegin: conversationId === null }
}
