/** Repeats each of some works until it fails. `stop` waits for the running ones, and throws the first error. */
export function inBackground(...works: (() => Promise<unknown>)[]): { stop: () => Promise<void> } {
  let stopped = false
  const again = async (work: () => Promise<unknown>) => {
    while (!stopped) await work()
  }
  const running = Promise.allSettled(works.map(again))
  return {
    stop: async () => {
      stopped = true
      const failed = (await running).find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
  }
}
