import { type Access, type Caller, person } from '@rostra/platform/caller'
import { type Conversation, requireOwnConversation } from './conversation.ts'

/** Whether the caller may use a conversation of its person so. */
export type MayUse = (caller: Caller, conversation: Pick<Conversation, 'startedBy'>) => boolean

/** Returns the key or app that calls for a member; undefined for a page. */
export const programOf = (caller: Caller): Access | undefined => (caller.kind === 'member' ? caller.access : undefined)

/** A program may continue, stop and delete only what it began. A page may change all. */
export const mayChange: MayUse = (caller, { startedBy }) => {
  const program = programOf(caller)
  return !program || startedBy === program.id
}

/** A program may read what it began, and with the scope `read` all. */
export const mayRead: MayUse = (caller, conversation) =>
  mayChange(caller, conversation) || programOf(caller)?.scopes.includes('read') === true

/**
 * Returns the conversation if it belongs to the caller, and the caller may use it so. Throws CONVERSATION_NOT_FOUND otherwise, also to a
 * program.
 */
export function requireUsable(caller: Caller, conversation: Conversation | null, may: MayUse): Conversation {
  return requireOwnConversation(person(caller), conversation && may(caller, conversation) ? conversation : null)
}
