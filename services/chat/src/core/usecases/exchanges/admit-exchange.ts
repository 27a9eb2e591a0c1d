import type { Bound } from '@rostra/kit/bind-ports'
import type { PaidWork } from '@rostra/platform/paid-work/paid-work'
import { previewOf } from '../../domain/conversations/conversation.ts'
import { titleOf } from '../../domain/conversations/title.ts'
import { type Exchange, isFirst, sendInterrupted } from '../../domain/exchanges/exchange.ts'
import type { Paid } from '../../domain/generations/frame.ts'
import type { Ports } from '../../domain/ports.ts'
import type { generate } from '../generations/generate.ts'
import type { holdPrice } from '../generations/hold-price.ts'
import { refuseWithoutRoom } from '../generations/refuse-without-room.ts'
import type { prepareAnswer, Sent } from './prepare-answer.ts'

interface Needed extends Pick<Ports, 'exchanges' | 'conversations' | 'running' | 'log'> {
  paid: PaidWork<Exchange>
  holdPrice: Bound<typeof holdPrice>
  prepareAnswer: Bound<typeof prepareAnswer>
  generate: Bound<typeof generate>
}

/**
 * Admits a claimed exchange: holds the price of its persona's model while the answer is prepared, stores the admission, and
 * starts the generation. A creator's own model that rests is not asked (OWN_MODEL_RESTING). When the offline model answers a
 * person in danger, nothing is held and no limit refuses it. When a step fails, releases the hold and deletes the claim. It
 * does not stop when the client disconnects. Throws OVERLOADED, TOO_MANY_UNANSWERED, BOT_NOT_FOUND, PRICE_CHANGED, what
 * `Credits.hold` throws, and INTERRUPTED when the claim was taken over or deleted meanwhile.
 *
 * The model is asked while the admission is being stored. Readers get its answer only afterwards, and its call is aborted when the
 * admission fails.
 */
export async function admitExchange(ports: Needed, exchange: Exchange, sent: Sent): Promise<Exchange> {
  const { conversation, sender } = sent
  let paid: Paid | undefined
  const { admission, asked } = await ports.paid.admit(exchange, {
    check: () => refuseWithoutRoom([ports.running], sender.isServedFirst),
    hold: async () => {
      const profile = sent.readProfile()
      paid = await ports.holdPrice(exchange, { sender, message: exchange.content, profile, maxCredits: sent.maxCredits ?? 0 })
    },
    prepare: (held, refused) => ports.prepareAnswer(exchange, sent, held, refused),
    admit: (prepared) => ports.exchanges.admit(exchange, prepared.admission),
    interrupted: sendInterrupted,
  })
  const admitted: Exchange = { ...exchange, ...admission, status: 'running' }
  const begun = { arrivedAt: sender.arrivedAt, forMs: asked.model.answerMs }
  const isLimited = sent.wishes !== undefined && sent.wishes.maxTokens > 0
  ports.running.start(admitted, begun, (log, signal) =>
    ports.generate({ exchange: admitted, asked, worker: sender.worker, paid, isLimited }, log, signal),
  )
  if (conversation.preview === '') showConversation(ports, admitted)
  return admitted
}

/** Lists a conversation once its first message is admitted. Each end updates its preview again. */
function showConversation({ conversations, log }: Needed, exchange: Exchange): void {
  const { conversationId, startedAt, content } = exchange
  conversations
    .touch(conversationId, startedAt, previewOf(content), isFirst(exchange) ? titleOf(content) : undefined)
    .catch((err) => log.warn({ err, conversationId }, 'the preview of a conversation could not be stored'))
}
