import { every } from '@rostra/kit/every'
import type { Ports } from '../domain/ports.ts'

/** Keeps this replica's generations alive, stops those that are marked or gone, and lets `settle` end what dead replicas left. `beatMs` is a third of a lease, so two beats may be lost. Gives what ends it. */
export function keepHouse({ exchanges, live, log }: Ports, settle: () => Promise<unknown>, beatMs: number): () => Promise<void> {
  const beat = async () => {
    const { stopped, lost } = await exchanges.heartbeat(live.ids())
    for (const id of stopped) live.abort(id, 'stopped')
    for (const id of lost) live.abort(id, 'lost')
    live.abortOverdue()
    await settle()
  }
  return every(beatMs, beat, (err) => log.warn({ err }, 'the heartbeat of the generations failed, it will be tried again'))
}
