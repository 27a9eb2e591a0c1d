import type { Bound } from '@rostra/kit/bind-ports'
import { previewOf } from '../../domain/conversations/conversation.ts'
import { titleOf } from '../../domain/conversations/title.ts'
import { type Exchange, isFirst, sendInterrupted } from '../../domain/exchanges/exchange.ts'
import type { Paid } from '../../domain/generations/frame.ts'
import type { Ports } from '../../domain/ports.ts'
import type { generate } from '../generations/generate.ts'
import { holdPrice } from '../generations/hold-price.ts'
import { refuseWithoutRoom } from '../generations/refuse-without-room.ts'
import { paidSend } from './paid-send.ts'
import type { prepareAnswer, Sent } from './prepare-answer.ts'

export interface AdmissionPorts
  extends Pick<Ports, 'exchanges' | 'conversations' | 'references' | 'credits' | 'running' | 'personas' | 'modelOf' | 'log'> {
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
export async function admitExchange(ports: AdmissionPorts, exchange: Exchange, sent: Sent): Promise<Exchange> {
  const { conversation, sender } = sent
  const { personaId, person } = conversation
  let { reading } = sent
  const profile = () => {
    reading ??= ports.personas.speakingProfile(personaId, { person, token: sender.token })
    return reading
  }
  let paid: Paid | undefined
  const { admission, asked } = await paidSend(ports).admit(exchange, {
    check: () => refuseWithoutRoom([ports.running], sender.isServedFirst),
    hold: async () => {
      paid = await holdPrice(ports, exchange, { sender, message: exchange.content, profile: profile(), maxCredits: sent.maxCredits ?? 0 })
    },
    prepare: (held, refused) => ports.prepareAnswer(exchange, { ...sent, profile: profile() }, held, refused),
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
function showConversation({ conversations, log }: AdmissionPorts, exchange: Exchange): void {
  const { conversationId, startedAt, content } = exchange
  conversations
    .touch(conversationId, startedAt, previewOf(content), isFirst(exchange) ? titleOf(content) : undefined)
    .catch((err) => log.warn({ err, conversationId }, 'the preview of a conversation could not be stored'))
}
