import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { References } from '../core/domain/conversations/ports.ts'
import type { Slice } from '../core/slice.ts'
import type { RemoveWith } from '../core/store/conversations/remove-conversations.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountSuspensionChanged } from './events/on-account-suspension-changed.ts'
import { continueSharedRpc, getSharedConversationRpc, listSharesRpc, revokeShareRpc, shareConversationRpc } from './rpc/shares.ts'
import { mongoShares } from './store/mongo-shares.ts'
import { references } from './usecases/references.ts'

export { removeShares } from './store/remove-shares.ts'

interface OfSearch {
  /** Stores the search entries of a conversation that has got exchanges without events. */
  copied: (conversationId: string) => Promise<void>
  removeEntries: RemoveWith
}

/** Returns the hook by which core reads and continues conversations that only refer to a share. */
export const referencesToShares = ({ connection, log }: Foundation, { copied, removeEntries }: OfSearch): References =>
  references({ shares: mongoShares(connection, removeEntries), copied, log })

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'personas' | 'answeringModel' | 'guestMessagesLeft' | 'titleChanged'>

/**
 * Creates the slice of shares: conversations that everybody with a link may read and continue. Core deletes shares with their conversation,
 * by `removeShares`.
 */
export function createShares(
  { connection, bus, onStop }: Foundation,
  needed: Needed,
  { removeEntries }: Pick<OfSearch, 'removeEntries'>,
): Slice {
  const ports = { shares: mongoShares(connection, removeEntries), ...needed }
  const rpcs = [shareConversationRpc, revokeShareRpc, listSharesRpc, getSharedConversationRpc, continueSharedRpc]
  return {
    rpcs: bindRpcs(rpcs, ports),
    begin: async () => onStop(await bus.subscribe(onAccountSuspensionChanged(ports.shares))),
  }
}
