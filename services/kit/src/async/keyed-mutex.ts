export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Creates a mutex per key: work of one key runs in order of arrival, work of different keys runs concurrently. */
export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const tail = (tails.get(key) ?? Promise.resolve()).then(work, work)
    tails.set(key, tail)
    const release = () => {
      if (tails.get(key) === tail) tails.delete(key)
    }
    tail.then(release, release)
    return tail
  }
}
