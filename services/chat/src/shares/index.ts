import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { References } from '../core/domain/conversations/ports.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { continueSharedRpc, getSharedConversationRpc, listSharesRpc, revokeShareRpc, shareConversationRpc } from './rpc/shares.ts'
import { mongoShares } from './store/mongo-shares.ts'
import { references } from './usecases/references.ts'

export { removeShares } from './store/remove-shares.ts'

/** Returns the hook by which core reads and continues conversations that only refer to a share. `copied` is that of the search. */
export const referencesToShares = (
  { connection, log }: Foundation,
  { copied }: { copied: (conversationId: string) => Promise<void> },
): References => references({ shares: mongoShares(connection), copied, log })

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'personas' | 'answeringModel' | 'guestMessagesLeft'>

/**
 * Creates the slice of shares: conversations that everybody with a link may read and continue. Core deletes shares with their conversation,
 * by `removeShares`.
 */
export function createShares({ connection }: Foundation, needed: Needed): Slice {
  const ports = { shares: mongoShares(connection), ...needed }
  const rpcs = [shareConversationRpc, revokeShareRpc, listSharesRpc, getSharedConversationRpc, continueSharedRpc]
  return { rpcs: bindRpcs(rpcs, ports) }
}
