/** Does the works of one key together: those that came while the last ones were done, at most `most` at a time, in the order they came. */
export type Gather<Work> = (key: string, work: Work) => void

/**
 * `doTogether` is never run twice at once for a key. It must not reject: what a work comes to is its own affair.
 */
export function gathering<Work>(most: number, doTogether: (key: string, works: Work[]) => Promise<void>): Gather<Work> {
  const waiting = new Map<string, Work[]>()

  const run = async (key: string, works: Work[]) => {
    // Those of the same moment come along.
    await Promise.resolve()
    while (works.length > 0) await doTogether(key, works.splice(0, most))
    waiting.delete(key)
  }
  return (key, work) => {
    const works = waiting.get(key)
    if (works) return void works.push(work)
    const first = [work]
    waiting.set(key, first)
    void run(key, first)
  }
}
