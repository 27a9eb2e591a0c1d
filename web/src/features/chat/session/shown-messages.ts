import type { Message } from '../../../api/schemas.ts'
import type { LatestMessages } from '../../../data/chat/transport.ts'
import { factsOf } from './exchange.ts'
import { type ChatMessage, toChatMessage } from './message.ts'

/**
 * Returns the position of a message that replaces another one: after the last sibling. `previousId` is unknown when another sibling is the
 * last.
 */
export const nextPlace = ({ id, siblings: { count, nextId } }: ChatMessage): ChatMessage['siblings'] => ({
  index: count + 1,
  count: count + 1,
  previousId: nextId === null ? id : null,
  nextId: null,
})

/**
 * Returns the stored fields of a message that may change after it was first shown. Without feedback: the response may be older than a shown
 * rating.
 */
const storedParts = ({ id, siblings, ...message }: Message) => ({ id, siblings, ...factsOf(message), isStored: true })

/**
 * Updates messages with their stored ids and positions among siblings. Compares from the end, and stops at the first difference. A message
 * without an id is compared by its text, an answer by the text of its question, and only when its key is in `fresh`.
 */
function withStored(shown: readonly ChatMessage[], stored: readonly Message[], fresh: ReadonlySet<string>): ChatMessage[] {
  const messages = [...shown]
  const isQuestion = (message: ChatMessage | undefined, other: Message | undefined) =>
    message !== undefined && !message.isFromBot && other?.isFromBot === false && message.content === other.content
  for (let end = 1; end <= Math.min(shown.length, stored.length); end += 1) {
    const message = shown.at(-end)
    const other = stored.at(-end)
    if (!message || !other) break
    const isFreshAnswer = message.isFromBot && other.isFromBot && isQuestion(shown.at(-end - 1), stored.at(-end - 1))
    const isSame = message.isStored ? message.id === other.id : fresh.has(message.key) && (isFreshAnswer || isQuestion(message, other))
    const isElsewhere = shown.some(({ key, id }) => id === other.id && key !== message.key)
    if (!isSame || isElsewhere) break
    messages[messages.length - end] = { ...message, ...storedParts(other) }
  }
  return messages
}

/**
 * Replaces the messages after the common part by those of another branch. The message with the id `chosen` gets the key of the one that it
 * replaces, so that its element keeps the focus. `isWhole` keeps earlier messages, because the branch begins among the shown ones.
 */
export function withBranch(
  shown: readonly ChatMessage[],
  branch: readonly Message[],
  place: { key: string; chosen: string } | null = null,
): { messages: ChatMessage[]; isWhole: boolean } {
  const known = new Map(shown.map((message) => [message.id, message]))
  const from = shown.findIndex(({ id }) => id === branch[0]?.id)
  const next = branch.map((message): ChatMessage => {
    const before = known.get(message.id)
    if (before) return { ...before, ...storedParts(message) }
    return message.id === place?.chosen ? { ...toChatMessage(message), key: place.key } : toChatMessage(message)
  })
  return { messages: [...shown.slice(0, Math.max(0, from)), ...next], isWhole: from !== -1 }
}

/**
 * Returns the messages as the server has stored them, so that exchanges of other windows appear. What this page shows keeps its elements,
 * and messages that were not sent keep their places. `isWhole` as for `withBranch`; `hasMore`: there are messages that were not shown.
 */
export function withLatest(
  shown: readonly ChatMessage[],
  { messages: stored, runningGenerationId, continuedMessageId }: Omit<LatestMessages, 'hasEarlier'>,
  fresh: ReadonlySet<string>,
): { messages: ChatMessage[]; isWhole: boolean; hasMore: boolean } {
  const known = withStored(shown, stored, fresh)
  const ids = new Set(known.map(({ id }) => id))
  const isRewritten = runningGenerationId !== null && continuedMessageId === null && known.every(({ isStored }) => isStored)
  const more = stored.filter(({ id }) => !ids.has(id))
  // Otherwise the server knows no more than this page, or less: its list may be older than the last answer.
  if (more.length === 0 && !isRewritten) return { messages: known, isWhole: true, hasMore: false }
  const { messages, isWhole } = withBranch(known, stored)
  const questions = new Set(more.filter(({ isFromBot }) => !isFromBot).map(({ content }) => content))
  // The exchange of this page is stored, before one of another window.
  const hasArrived = known.some(({ key, isStored, content }) => !isStored && fresh.has(key) && questions.has(content))
  const lastShown = known.findLast(({ isStored }) => isStored)?.id
  let before = ''
  for (const message of known) {
    if (!message.isStored && !messages.includes(message) && !(hasArrived && fresh.has(message.key))) {
      const at = before === lastShown ? -1 : messages.findIndex(({ id }) => id === before)
      messages.splice(at < 0 ? messages.length : at + 1, 0, message)
    }
    before = message.id
  }
  return { messages, isWhole, hasMore: more.length > 0 }
}
