import { hasEnded } from '../../domain/exchanges/exchange.ts'
import type { EndFrame } from '../../domain/generations/frame.ts'
import type { Ports } from '../../domain/ports.ts'
import { requireOwnExchange } from '../exchanges/require-own-exchange.ts'
import { waitForEnd } from './follow-generation.ts'
import { requestStop } from './request-stop.ts'

/** Stops a generation on whatever replica it runs and returns its end. Throws GENERATION_NOT_FOUND. */
export async function stopGeneration(ports: Ports, person: string, id: string, signal: AbortSignal): Promise<EndFrame> {
  const exchange = await requireOwnExchange(ports, person, id)
  if (!hasEnded(exchange)) await requestStop(ports, id)
  return waitForEnd(ports, id, signal)
}
