import type { Foundation } from '@rostra/kit/app/service-app'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { continueSharedRpc } from './rpc/continue-shared.ts'
import { getSharedConversationRpc } from './rpc/get-shared-conversation.ts'
import { listSharesRpc } from './rpc/list-shares.ts'
import { revokeShareRpc } from './rpc/revoke-share.ts'
import { shareConversationRpc } from './rpc/share-conversation.ts'
import { mongoShares } from './store/mongo-shares.ts'

export { removeShares } from './store/remove-shares.ts'

type Needed = Pick<Ports, 'conversations' | 'exchanges' | 'personas' | 'answeringModel' | 'copied'>

/** Conversations that everybody with a link may read and continue. Their shares end in core's transaction, by `removeShares`. */
export function createShares({ connection, log }: Foundation, needed: Needed): Slice {
  const { conversations, exchanges, personas, answeringModel, copied } = needed
  const ports: Ports = { shares: mongoShares(connection), conversations, exchanges, personas, answeringModel, copied, log }
  const rpcs = [shareConversationRpc, revokeShareRpc, listSharesRpc, getSharedConversationRpc, continueSharedRpc]
  return { rpcs: bindRpcs(rpcs, ports) }
}
