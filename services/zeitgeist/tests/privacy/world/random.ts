/** Random numbers that depend on the seed only. */
export interface Random {
  /** From 0, below 1. */
  next: () => number
  /** A whole number from 0, below `end`. */
  below: (end: number) => number
  pick: <T>(list: readonly T[]) => T
  /** Returns `count` distinct elements, or all when there are fewer. */
  sample: <T>(list: readonly T[], count: number) => T[]
  /** Returns a made-up word of at least 8 letters that it never returned before. */
  inventWord: () => string
}

const onsets = ['br', 'cl', 'd', 'fl', 'gr', 'h', 'k', 'm', 'pl', 'qu', 'r', 'sk', 'th', 'tr', 'v', 'wh', 'z']
const vowels = ['a', 'e', 'i', 'o', 'u', 'ou', 'ae']
const codas = ['ck', 'ft', 'lm', 'nd', 'rb', 'rg', 'sp', 'x', 'zz']

/** Creates the generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const used = new Set<string>()
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    for (let at = 0; at < Math.min(count, rest.length); at++) {
      const from = at + below(rest.length - at)
      ;[rest[at], rest[from]] = [rest[from] as T, rest[at] as T]
    }
    return rest.slice(0, count)
  }
  const inventWord = (): string => {
    const word = [0, 1, 2].map(() => pick(onsets) + pick(vowels)).join('') + pick(codas)
    if (used.has(word) || word.length < 8) return inventWord()
    used.add(word)
    return word
  }
  return { next, below, pick, sample, inventWord }
}
