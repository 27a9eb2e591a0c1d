import { setTimeout as sleep } from 'node:timers/promises'

/** Sends a request every `everyMs`, whether or not earlier ones were answered, until `isOver`. Returns the milliseconds of each. Rejects with the first failure. */
export async function runPacedLoad(send: () => Promise<unknown>, everyMs: number, isOver: () => boolean): Promise<number[]> {
  const startedAt = performance.now()
  const times: number[] = []
  const sent: Promise<void>[] = []
  const failures: unknown[] = []
  const sendOne = async (dueAt: number) => {
    await send()
    // From when it was due, so that a client which falls behind does not hide it.
    times.push(performance.now() - dueAt)
  }
  for (let number = 0; !isOver() && failures.length === 0; number++) {
    const dueAt = startedAt + number * everyMs
    await sleep(Math.max(0, dueAt - performance.now()))
    sent.push(sendOne(dueAt).catch((error) => void failures.push(error)))
  }
  await Promise.all(sent)
  if (failures.length > 0) throw failures[0]
  return times
}
