import type { Ports } from '../../domain/ports.ts'

/**
 * Requests that a generation stops: stores the stop request, which its owner reads at the next heartbeat, and then aborts it at once.
 * Aborts it directly when it runs here, else by a stop signal to its replica.
 */
export async function requestStop(
  { exchanges, running, stopSignal }: Pick<Ports, 'exchanges' | 'running' | 'stopSignal'>,
  id: string,
): Promise<void> {
  await exchanges.setStopRequested(id)
  if (running.frameLogOf(id)) running.abort({ id }, 'stopped')
  else await stopSignal.send(id)
}
