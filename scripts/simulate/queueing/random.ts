/** Draws numbers of one reproducible sequence. */
export interface Random {
  /** From 0 to 1, both excluded. */
  uniform: () => number
  exponential: (mean: number) => number
  /** With a mean and a coefficient of variation (deviation / mean); a coefficient of 0 gives the mean. */
  logNormal: (mean: number, variation: number) => number
}

/** Returns the sequence of a seed: mulberry32, whose period of 2³² is longer than any run. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32
  }
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  return {
    uniform,
    exponential: (mean) => -mean * Math.log(uniform()),
    logNormal: (mean, variation) => {
      if (variation === 0) return mean
      const variance = Math.log(1 + variation ** 2)
      return mean * Math.exp(normal() * Math.sqrt(variance) - variance / 2)
    },
  }
}
