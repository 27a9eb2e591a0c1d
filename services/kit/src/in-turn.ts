export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Runs works of the same key one after the other, in the order they came, and works of different keys at once. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const leave = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }
}
