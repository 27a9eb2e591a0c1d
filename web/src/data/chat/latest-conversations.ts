import type { Conversation } from '../../api/schemas.ts'

/** How many conversations the overview shows. */
export const shownConversations = 4

/**
 * Returns the latest conversations of a list, which begins with pinned ones: twice as
 * many as are shown, since the persona of some may be gone.
 */
export const latestConversations = (conversations: readonly Conversation[]): Conversation[] =>
  conversations.toSorted((one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt)).slice(0, 2 * shownConversations)
