/** Runs works in the background, each again and again until it fails. `stop` resolves when every running one has ended, and throws the first error of one. */
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
