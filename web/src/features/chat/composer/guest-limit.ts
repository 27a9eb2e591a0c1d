import type { ChatState } from '../session/chat-state.ts'

/** The most messages of a guest. */
export const maxGuestMessages = 10

/** Reports whether the server refused a message because the guest must sign up. */
export const needsAccount = (refusal: ChatState['refusal']): boolean =>
  refusal?.reason === 'GUEST_LIMIT' || refusal?.reason === 'ADDRESS_LIMIT'

/**
 * Returns how many messages a guest has left before sign-up: 0 also after a refusal. `atFirst` is the server's count when the conversation
 * was opened, null while unknown. The server decides: it refuses with GUEST_LIMIT, or with ADDRESS_LIMIT for all guests of a network.
 */
export const guestMessagesLeft = ({ accepted, refusal }: ChatState, atFirst: number | null): number =>
  needsAccount(refusal) ? 0 : Math.max(0, (atFirst ?? maxGuestMessages) - accepted)
