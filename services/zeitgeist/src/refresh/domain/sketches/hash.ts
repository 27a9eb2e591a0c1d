/** Mixes a non-negative safe integer to 32 bits. Without a seed, different numbers below 2^32 give different results. */
export function mix(value: number, seed = 0): number {
  let hash = (value ^ Math.imul((value / 0x1_0000_0000 + seed) | 0, 0x9e3779b1)) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Hashes a text to 52 bits: FNV-1a with two offsets, mixed. */
export function hashText(text: string): number {
  let left = 0x811c9dc5
  let right = 0x1b873593
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    left = Math.imul(left ^ code, 0x01000193)
    right = Math.imul(right ^ code, 0x01000193)
  }
  return mix(left >>> 0) * 0x10_0000 + (mix(right >>> 0) >>> 12)
}
