const hangul = /^\p{sc=Hangul}/u

/**
 * Returns the least characters of a part of a compound, and of what the compound has beside it (Teetasse). A shorter part is an ending or
 * a prefix of many words. A Korean syllable is a character.
 */
export const compoundSizes = (word: string): { leastPart: number; leastRest: number } =>
  hangul.test(word) ? { leastPart: 2, leastRest: 2 } : { leastPart: 4, leastRest: 3 }

/** Returns whether a compound begins or ends with a word. */
export function isPartOf(part: string, compound: string): boolean {
  const { leastPart, leastRest } = compoundSizes(part)
  return part.length >= leastPart && compound.length >= part.length + leastRest && (compound.startsWith(part) || compound.endsWith(part))
}
