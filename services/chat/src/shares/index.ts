import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { continueSharedRpc, getSharedConversationRpc, listSharesRpc, revokeShareRpc, shareConversationRpc } from './rpc/shares.ts'
import { mongoShares } from './store/mongo-shares.ts'

export { removeShares } from './store/remove-shares.ts'

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'personas' | 'answeringModel' | 'copied'>

/**
 * Creates the slice of shares: conversations that everybody with a link may read and continue. Core deletes shares with their conversation,
 * by `removeShares`.
 */
export function createShares({ connection, log }: Foundation, needed: Needed): Slice {
  const { conversations, exchanges, personas, answeringModel, copied } = needed
  const ports: Ports = { shares: mongoShares(connection), conversations, exchanges, personas, answeringModel, copied, log }
  const rpcs = [shareConversationRpc, revokeShareRpc, listSharesRpc, getSharedConversationRpc, continueSharedRpc]
  return { rpcs: bindRpcs(rpcs, ports) }
}
