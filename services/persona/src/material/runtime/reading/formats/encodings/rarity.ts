import { decodeIn } from './decode-in.ts'

/** The characters of a language. */
export interface Characters {
  /** Its letters beyond ASCII, the most frequent first. */
  frequent: string
  /** The share of all characters beyond ASCII that they have in a usual text. */
  share: number
  /** Other characters that it may have, such as rare ideographs. */
  others?: ReadonlySet<string>
}

/** Signs that texts of any language have. */
const commonSigns = new Set('\u00a0«»‘’“”„–—…€°£§•·₪±×½¼¾²³µ©®™¿¡、。，：；！？（）「」『』・～％〜￥\u3000')
/** How many signs a text has about as often as each other. */
const fewSigns = 20
/* The rarity of other characters: signs, letters of another language with the same script, as in a name, and those of another script. */
const rareSignRarity = 9
const foreignRarity = 8
const otherScriptRarity = 12
const isLatin = /\p{sc=Latn}/u
const isLetter = /[\p{L}\p{M}]/u

/** Returns how rare a character beyond ASCII is in a language: the negative logarithm of its share. */
export function rarityOf({ frequent, share, others }: Characters): (character: string) => number {
  const letters = [...new Set(Array.from(frequent, lowerCase))]
  // Gusein-Zade, Frequency distribution of letters in the Russian language, 1988.
  const weights = letters.map((_, rank) => Math.log((letters.length + 1) / (rank + 1)))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const known = new Map(letters.map((letter, rank) => [letter, -Math.log((share * (weights[rank] ?? 0)) / sum)]))
  const isLatinLanguage = letters.some((letter) => isLatin.test(letter))
  const signShare = others ? (1 - share) / 4 : 1 - share
  const otherRarity = Math.log((others?.size ?? 0) / (1 - share - signShare))
  const signRarity = Math.log(fewSigns / signShare)
  return (character) => {
    const rarity = known.get(lowerCase(character))
    if (rarity !== undefined) return rarity
    if (others?.has(character)) return otherRarity
    if (commonSigns.has(character)) return signRarity
    if (!isLetter.test(character)) return rareSignRarity
    return isLatinLanguage && isLatin.test(character) ? foreignRarity : otherScriptRarity
  }
}

/** Returns the letters of an encoding of two bytes whose first byte is in a range, and whose second byte is at least this one. */
export function lettersOf(encoding: string, firstLead: number, lastLead: number, firstTrail: number): Set<string> {
  const bytes: number[] = []
  for (let lead = firstLead; lead <= lastLead; lead++) for (let trail = firstTrail; trail < 0xff; trail++) bytes.push(lead, trail)
  return new Set(Array.from(decodeIn(encoding, Uint8Array.from(bytes))).filter((character) => isLetter.test(character)))
}

/** Returns a letter in lower case, or the letter itself when that would be two characters, as of the Turkish İ. */
function lowerCase(letter: string): string {
  const lower = letter.toLowerCase()
  return [...lower].length === 1 ? lower : letter
}
