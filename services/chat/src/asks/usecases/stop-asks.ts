import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'asks' | 'running' | 'stopSignal' | 'log'>

/** Stops an ask, here or by a signal to its replica. A signal that is lost lets the answer run to its end. */
export async function stopAsk({ running, stopSignal, log }: Omit<Needed, 'asks'>, id: string): Promise<void> {
  if (running.frameLogOf(id)) return running.abort({ id }, 'stopped')
  await stopSignal.send(id).catch((err) => log.warn({ err, generationId: id }, 'an ask could not be stopped'))
}

/** Stops all running asks of a person. */
export async function stopAsksOf(ports: Needed, person: string): Promise<void> {
  for (const id of await ports.asks.openOf(person)) await stopAsk(ports, id)
}
