import type { Ports } from '../domain/ports.ts'

/** Keeps this replica's generations alive, stops those that are marked, and lets `settle` end what dead replicas left. `beatMs` is a third of a lease, so two beats may be lost. Gives what ends it. */
export function keepHouse({ exchanges, live, log }: Ports, settle: () => Promise<unknown>, beatMs: number): () => Promise<void> {
  let working: Promise<void> = Promise.resolve()
  const beat = async () => {
    for (const id of await exchanges.heartbeat(live.ids())) live.abort(id, 'stopped')
    live.abortOverdue()
    await settle()
  }
  const timer = setInterval(() => {
    working = working.then(beat).catch((err) => log.warn({ err }, 'the heartbeat of the generations failed, it will be tried again'))
  }, beatMs)
  return async () => {
    clearInterval(timer)
    await working
  }
}
