export interface BackgroundQueue<Work> {
  add: (work: Work) => void
  /** Aborts running work and waits for its end. Work that waits is not begun. */
  stop: () => Promise<void>
}

interface Options<Work> {
  /** Must not reject. */
  run: (work: Work, signal: AbortSignal) => Promise<void>
  /** Called for work for which there is no room. */
  onDropped: () => void
  /** Work of one key runs in sequence. Default: all work is independent. */
  keyOf?: (work: Work) => unknown
  /** The most work that runs at once, and that waits. */
  atOnce: number
  maxWaiting: number
}

/** Creates a queue of work in the background, in order of arrival, so that no answer waits for it. */
export function backgroundQueue<Work>({
  run,
  onDropped,
  keyOf = (work) => work,
  atOnce,
  maxWaiting,
}: Options<Work>): BackgroundQueue<Work> {
  const waiting: Work[] = []
  const running = new Map<unknown, Promise<void>>()
  const stopping = new AbortController()

  const start = () => {
    while (running.size < atOnce && !stopping.signal.aborted) {
      const index = waiting.findIndex((work) => !running.has(keyOf(work)))
      const [next] = index < 0 ? [] : waiting.splice(index, 1)
      if (next === undefined) return
      const done = run(next, stopping.signal).then(() => {
        running.delete(keyOf(next))
        start()
      })
      running.set(keyOf(next), done)
    }
  }
  return {
    add: (work) => {
      if (waiting.length >= maxWaiting) return onDropped()
      waiting.push(work)
      start()
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
