import type { Ports } from '../../domain/ports.ts'
import { requestStop } from './request-stop.ts'

/** Requests that the running answers of a person stop. One whose replica is lost ends as stopped when it is taken over. */
export async function stopAnswersOf(ports: Pick<Ports, 'exchanges' | 'running' | 'stopSignal'>, person: string): Promise<void> {
  for (const id of await ports.exchanges.openOf(person)) await requestStop(ports, id)
}
