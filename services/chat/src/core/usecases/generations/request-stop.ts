import type { Ports } from '../../domain/ports.ts'

/**
 * Requests that a generation stops. Stores the stop request, which its owner reads at the next heartbeat; then aborts it at once, directly
 * when it runs here, else by a stop signal to its replica.
 */
export async function requestStop(
  { exchanges, running, stopSignal }: Pick<Ports, 'exchanges' | 'running' | 'stopSignal'>,
  id: string,
): Promise<void> {
  await exchanges.setStopRequested(id)
  if (running.frameLogOf(id)) running.abort({ id }, 'stopped')
  else await stopSignal.send(id)
}

/** Requests that all running answers of a person stop. One of a lost replica ends as stopped at its takeover. */
export async function stopAnswersOf(ports: Pick<Ports, 'exchanges' | 'running' | 'stopSignal'>, person: string): Promise<void> {
  for (const id of await ports.exchanges.openOf(person)) await requestStop(ports, id)
}
