import type { Message } from '../../../api/schemas.ts'
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
export function withStored(shown: readonly ChatMessage[], stored: readonly Message[], fresh: ReadonlySet<string>): ChatMessage[] {
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
  { key, chosen }: { key: string; chosen: string },
): { messages: ChatMessage[]; isWhole: boolean } {
  const known = new Map(shown.map((message) => [message.id, message]))
  const from = shown.findIndex(({ id }) => id === branch[0]?.id)
  const next = branch.map((message): ChatMessage => {
    const before = known.get(message.id)
    if (before) return { ...before, ...storedParts(message) }
    return message.id === chosen ? { ...toChatMessage(message), key } : toChatMessage(message)
  })
  return { messages: [...shown.slice(0, Math.max(0, from)), ...next], isWhole: from !== -1 }
}
