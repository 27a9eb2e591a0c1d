import { hasEnded } from '../domain/exchange.ts'
import type { EndFrame } from '../domain/frame.ts'
import type { Ports } from '../domain/ports.ts'
import { endOfGeneration } from './follow-generation.ts'
import { ownExchange } from './own-exchange.ts'
import { requestStop } from './request-stop.ts'

/** Stops a generation wherever it runs and gives its end. Throws GENERATION_NOT_FOUND. */
export async function stopGeneration(ports: Ports, person: string, id: string, signal: AbortSignal): Promise<EndFrame> {
  const exchange = await ownExchange(ports, person, id)
  if (!hasEnded(exchange)) await requestStop(ports, id)
  return endOfGeneration(ports, id, signal)
}
