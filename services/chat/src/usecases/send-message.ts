import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, person as personOf } from '@rostra/kit/caller'
import { readContent } from '../domain/content.ts'
import { belongingTo, type Conversation, previewOf } from '../domain/conversation.ts'
import { type Exchange, generationRunning, refuseOtherContent } from '../domain/exchange.ts'
import { turnsFor } from '../domain/history.ts'
import type { Payer, Ports } from '../domain/ports.ts'
import { systemPrompt } from '../domain/system-prompt.ts'
import { isUnanswered } from '../domain/unanswered.ts'
import { generate } from './generate.ts'
import { takeBack } from './take-back.ts'

export interface SendMessage extends Payer {
  caller: Caller
  conversationId: string
  content: string
  /** Empty: attaches to a running generation with the same content, else a new exchange is made. */
  requestId: string
}

export interface Sent {
  exchange: Exchange
  /** The request was known: nothing new was made. */
  existed: boolean
}

/** Earlier exchanges that are looked at for the model's history. */
const historyExchanges = 40
const admissionPollMs = 20

/**
 * Sends a message, once however often it is sent: the request id is claimed before any work, whoever comes second attaches. The
 * answer is then generated in the background, tied to no reader.
 */
export async function sendMessage(ports: Ports, { requestId, ...request }: SendMessage): Promise<Sent> {
  const arrivedAt = performance.now()
  const person = personOf(request.caller)
  const content = readContent(request.content)
  const conversation = belongingTo(person, await ports.conversations.byId(request.conversationId))
  while (true) {
    const { kind, exchange } = await ports.exchanges.claim({
      conversationId: conversation.id,
      personaId: conversation.personaId,
      person,
      requestId: requestId || randomUUID(),
      content,
    })
    if (kind === 'claimed') return { exchange: await begin(ports, conversation, exchange, { ...request, arrivedAt }), existed: false }
    if (kind === 'known') refuseOtherContent(exchange, conversation.id, content)
    else if (requestId !== '' || exchange.content !== content) throw generationRunning()
    const admitted = await admission(ports, exchange)
    if (admitted) return { exchange: admitted, existed: true }
  }
}

/** Waits until a claim of somebody else is admitted. Null when it was refused: then it's our turn to try. */
async function admission({ exchanges }: Ports, claimed: Exchange): Promise<Exchange | null> {
  let exchange: Exchange | null = claimed
  while (exchange?.status === 'claimed') {
    await sleep(admissionPollMs)
    exchange = await exchanges.byId(claimed.id)
  }
  return exchange
}

/** A first message makes the conversation appear among its person's at once; every end brings it up to date. */
function noteFirstMessage({ conversations, log }: Ports, { id }: Conversation, { startedAt, content }: Exchange) {
  conversations
    .touch(id, startedAt, previewOf(content))
    .catch((err) => log.warn({ err, conversationId: id }, 'a conversation could not be touched'))
}

async function begin(
  ports: Ports,
  conversation: Conversation,
  exchange: Exchange,
  sender: Payer & { arrivedAt: number },
): Promise<Exchange> {
  let mayBeHeld = false
  try {
    ports.live.refuseWhenFull()
    const [profile, earlier] = await Promise.all([
      ports.personas.speakingProfile(conversation.personaId, { person: conversation.person, token: sender.token }),
      ports.exchanges.said(conversation.id, historyExchanges),
    ])
    await ports.credits.hold(exchange, sender).catch((error) => {
      mayBeHeld = isUnanswered(error)
      throw error
    })
    mayBeHeld = true
    if (!(await ports.exchanges.admit(exchange))) throw generationRunning()
    const prompt = {
      system: systemPrompt(profile, conversation.greeting),
      messages: turnsFor(exchange.content, earlier),
      hints: { name: profile.name, about: profile.description, topics: [profile.category] },
    }
    ports.live.start(exchange.id, sender.arrivedAt, (log, signal) => generate(ports, exchange, prompt, log, signal))
    if (conversation.preview === '') noteFirstMessage(ports, conversation, exchange)
    return { ...exchange, status: 'running' }
  } catch (error) {
    const undo = mayBeHeld ? takeBack(ports, exchange) : ports.exchanges.abandon(exchange.id)
    await undo.catch((err) => ports.log.warn({ err, generationId: exchange.id }, 'a refused send could not be undone yet'))
    throw error
  }
}
