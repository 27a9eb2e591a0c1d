import { bounded } from '@rostra/kit/async/bounded'
import type { Bound } from '@rostra/kit/bind-ports'
import type { Caller } from '@rostra/platform/caller'
import { mayChange } from '../../domain/conversations/program-use.ts'
import type { EndStatus } from '../../domain/exchanges/answer-end.ts'
import { type Exchange, hasEnded } from '../../domain/exchanges/exchange.ts'
import type { EndFrame } from '../../domain/generations/frame.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnExchange } from '../exchanges/require-own-exchange.ts'
import type { settleTakenOver } from '../exchanges/settle-taken-over.ts'
import type { waitForEnd } from './follow-generation.ts'
import { requestStop } from './request-stop.ts'

export interface StopPorts extends Pick<Ports, 'exchanges' | 'conversations' | 'running' | 'stopSignal'> {
  waitForEnd: Bound<typeof waitForEnd>
  settleTakenOver: Bound<typeof settleTakenOver>
}

interface StoppedAnswer {
  status: EndStatus
  text: string
}

/** How long another replica has to end the generation, in milliseconds. Afterwards it counts as lost. */
const ownerStopsMs = 2_000

/**
 * Stops a generation on any replica, and returns its status with the whole text of its message. Takes it over from an owner that does not
 * end it within 2 s, and ends it with the text that was shown. Throws GENERATION_NOT_FOUND.
 */
export async function stopGeneration(ports: StopPorts, caller: Caller, id: string, signal: AbortSignal): Promise<StoppedAnswer> {
  const exchange = await requireOwnExchange(ports, caller, id, mayChange)
  const { status, answer } = await stopExchange(ports, exchange, signal)
  return { status, text: exchange.written + answer }
}

async function stopExchange(ports: StopPorts, exchange: Exchange, signal: AbortSignal): Promise<EndFrame> {
  const { id } = exchange
  const end = ports.waitForEnd(id, signal)
  end.catch(() => undefined)
  if (hasEnded(exchange)) return end
  await requestStop(ports, id)
  if (ports.running.frameLogOf(id)) return end
  return bounded(end, ownerStopsMs).catch(async () => {
    const taken = await ports.exchanges.takeOver(id)
    if (taken) await ports.settleTakenOver(taken)
    return end
  })
}
