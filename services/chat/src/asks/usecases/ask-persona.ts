import { type Clock, processClock } from '@rostra/kit/async/clock'
import type { Bound } from '@rostra/kit/bind-ports'
import { type Caller, member, personOfMember } from '@rostra/platform/caller'
import { freeWorkerOf } from '@rostra/platform/free-use/free-work'
import type { MemberPayer } from '@rostra/platform/paid-work/credits'
import type { PaidWork } from '@rostra/platform/paid-work/paid-work'
import { isServedFirst } from '@rostra/platform/paid-work/served-first'
import { type Exchange, sendInProgress } from '../../core/domain/exchanges/exchange.ts'
import type { FrameLog } from '../../core/domain/generations/frame-log.ts'
import { type AskInput, readAsk, requestIdReused } from '../domain/ask.ts'
import type { Ports } from '../domain/ports.ts'
import type { admitAsk } from './admit-ask.ts'

export interface AskPersona extends MemberPayer, AskInput {
  caller: Caller
}

export interface AskedPersona {
  id: string
  /** The frames of an answer that this call began. */
  log: FrameLog | undefined
}

interface Needed extends Pick<Ports, 'asks' | 'exchanges'> {
  paid: PaidWork<Exchange>
  admitAsk: Bound<typeof admitAsk>
}

/** The longest wait for another call's admission, in milliseconds. */
const admissionWaitMs = 5_000

/**
 * Asks a persona without a conversation, and returns the id of the generation once it runs. A known request id joins its answer. Throws
 * AUTH_REQUIRED, VALIDATION, REQUEST_ID_REUSED, SEND_IN_PROGRESS, and what `admitAsk` throws.
 */
export async function askPersona(
  ports: Needed,
  { caller, token, clientAddress, ...input }: AskPersona,
  signal: AbortSignal,
  clock: Clock = processClock,
): Promise<AskedPersona> {
  const arrivedAt = performance.now()
  const person = personOfMember(member(caller).id)
  const ask = readAsk(input)
  const { personaId, requestKey, bodyHash } = ask
  const sender = { token, clientAddress, arrivedAt, worker: freeWorkerOf(caller, clientAddress), isServedFirst: isServedFirst(caller) }
  const { paid } = ports
  const wait = { until: clock.now() + admissionWaitMs, signal, late: sendInProgress }
  while (true) {
    const id = ports.exchanges.newId()
    const claimed = await paid.claim(id, () => ports.asks.claim({ id, personaId, person, requestKey, bodyHash }))
    if (claimed.kind === 'claimed') return { id, log: await ports.admitAsk(claimed.ask, ask, sender) }
    if (claimed.ask.bodyHash !== bodyHash) throw requestIdReused()
    const admitted = await paid.awaitAdmission(claimed.ask, { ...wait, read: () => ports.asks.byId(claimed.ask.id) })
    if (admitted) return { id: admitted.id, log: undefined }
  }
}
