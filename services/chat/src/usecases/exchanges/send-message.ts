import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, person as personOf } from '@rostra/platform/caller'
import { requireOwnConversation } from '../../domain/conversations/conversation.ts'
import type { Payer } from '../../domain/credits/ports.ts'
import { type Exchange, generationRunning, refuseReusedRequestId } from '../../domain/exchanges/exchange.ts'
import { readContent } from '../../domain/exchanges/message-content.ts'
import type { Ports } from '../../domain/ports.ts'
import { admitExchange } from './admit-exchange.ts'

export interface SendMessage extends Payer {
  caller: Caller
  conversationId: string
  content: string
  /** Empty: attaches to a running generation with the same content, else makes a new exchange. */
  requestId: string
}

export interface SendResult {
  exchange: Exchange
  /** The exchange existed before this send. */
  existed: boolean
}

const admissionPollMs = 20

/**
 * Sends a message and returns its exchange once the answer is being generated, in the background. The request id is claimed before any
 * other work: a repeated send attaches to the first one's exchange.
 */
export async function sendMessage(ports: Ports, { requestId, ...request }: SendMessage): Promise<SendResult> {
  const arrivedAt = performance.now()
  const person = personOf(request.caller)
  const content = readContent(request.content)
  const conversation = requireOwnConversation(person, await ports.conversations.byId(request.conversationId))
  while (true) {
    const { kind, exchange } = await ports.exchanges.claim({
      conversationId: conversation.id,
      personaId: conversation.personaId,
      person,
      requestId: requestId || randomUUID(),
      content,
    })
    if (kind === 'claimed')
      return { exchange: await admitExchange(ports, conversation, exchange, { ...request, arrivedAt }), existed: false }
    if (kind === 'duplicate') refuseReusedRequestId(exchange, conversation.id, content)
    else if (requestId !== '' || exchange.content !== content) throw generationRunning()
    const admitted = await waitForAdmission(ports, exchange)
    if (admitted) return { exchange: admitted, existed: true }
  }
}

/** Waits until another send's claim is admitted. Returns null when it was refused; the caller then claims for itself. */
async function waitForAdmission({ exchanges }: Ports, claimed: Exchange): Promise<Exchange | null> {
  let exchange: Exchange | null = claimed
  while (exchange?.status === 'claimed') {
    await sleep(admissionPollMs)
    exchange = await exchanges.byId(claimed.id)
  }
  return exchange
}
