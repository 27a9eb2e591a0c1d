import type { Ports } from '../domain/ports.ts'
import { settleAbandoned } from '../usecases/settle-abandoned.ts'

/** Keeps this replica's generations alive, stops those that are marked, and settles what dead replicas left. `beatMs` is a third of a lease, so two beats may be lost. Gives what ends it. */
export function keepHouse(ports: Ports, beatMs: number): () => Promise<void> {
  let working: Promise<void> = Promise.resolve()
  const beat = async () => {
    for (const id of await ports.exchanges.heartbeat(ports.live.ids())) ports.live.abort(id, 'stopped')
    await settleAbandoned(ports)
  }
  const timer = setInterval(() => {
    working = working.then(beat).catch((err) => ports.log.warn({ err }, 'the heartbeat of the generations failed, it will be tried again'))
  }, beatMs)
  return async () => {
    clearInterval(timer)
    await working
  }
}
