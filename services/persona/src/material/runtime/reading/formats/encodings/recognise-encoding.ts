import { likelihoods } from '@rostra/text/languages/likelihoods'
import { decodeIn } from './decode-in.ts'
import { encodings, type Profile, profiles } from './letters-of-languages.ts'
import { countStrangePlaces } from './strange-places.ts'

/** The share of broken characters among those beyond ASCII in a text that has an encoding all the same. */
const mostBroken = 0.01
/** The share of strange places, such as a sign inside of a word. */
const mostStrange = 0.1
/** The strange places that a text may have whatever their share. They still count against its encoding. */
const fewStrange = 2
/** The rarest average byte beyond ASCII of a text that is read. */
const mostRare = 6
/** More bytes than this tell no more: no profile has exactly the letters of a text. */
const tellingBytes = 40
/*
 * In the unit of `rarityOf`: a strange place, an ASCII character, the next one of the
 * encodings, and a language of less than 8 million speakers.
 */
const strangeRarity = 5
const asciiRarity = 3
const encodingRarity = 0.15
/** How much less rare a sign is in a text that, in a usual encoding, has signs only, such as quotation marks and prices. */
const signsOnlyLikelihood = 3
const smallLanguageRarity = 2
const smallLanguages = new Set(['is', 'sq', 'lt', 'lv', 'et', 'hr', 'sk'])
/** What the likelihood of a language counts, by the words of a text of this length. */
const likelihoodWeight = 8
const tellingLength = 40
/** The characters of a text by which its language is told. */
const toldByLength = 1_000
const beyondAscii = /[\u0080-\u{10ffff}]/gu
/** The usual encoding, and the one that differs from it in the euro sign. */
const usualEncodings = new Set(['windows-1252', 'iso-8859-15'])
const letterBeyondAscii = /[[\p{L}\p{M}]--[\p{ASCII}ªº]]/v
const undefinedCharacter = /[\u0080-\u009f\ufffd\p{Co}]/u

/** A text in an encoding. */
interface Decoded {
  encoding: string
  text: string
  /** Whether the encoding is a usual one and the text has no letters beyond ASCII. */
  isUsualWithSigns: boolean
  /** How often it has each character beyond ASCII. */
  counts: ReadonlyMap<string, number>
  /** The rarity of what is the same in each language. */
  rarity: number
}

/**
 * Returns the encoding in which a text is likeliest: its characters beyond ASCII are those that a language often has, they stand where
 * words have them, and the words are those of the language. Null when it is unlikely in each.
 */
export function recogniseEncoding(sample: Uint8Array): string | null {
  const bytes = sample.filter((byte) => byte >= 0x80).length
  const rated = decodeAll(sample, sample.length - bytes).flatMap((decoded) => {
    const { encoding, text, isUsualWithSigns } = decoded
    const likelihoodOf = likelihoods(text.slice(0, toldByLength).normalize('NFKC').toLowerCase())
    const weight = likelihoodWeight * Math.min(1, text.length / tellingLength)
    const ofEncoding = encodings.indexOf(encoding) * encodingRarity
    return profiles
      .filter((profile) => profile.encodings.includes(encoding))
      .map((profile) => {
        const average = rarityIn(decoded, profile) / bytes - (isUsualWithSigns ? signsOnlyLikelihood : 0)
        const ofLanguage = profile.languages.some((language) => smallLanguages.has(language)) ? smallLanguageRarity : 0
        const likelihood = Math.max(...profile.languages.map(likelihoodOf))
        return {
          encoding,
          isRead: isUsualWithSigns || average <= mostRare,
          rarity: average * Math.min(bytes, tellingBytes) + ofEncoding + ofLanguage - likelihood * weight,
        }
      })
  })
  const [first, ...others] = rated
  if (!first) return null
  const best = others.reduce((least, each) => (each.rarity < least.rarity ? each : least), first)
  return best.isRead ? best.encoding : null
}

/** Decodes a text in each encoding that has its characters, in places where words have them. */
function decodeAll(sample: Uint8Array, asciiBytes: number): Decoded[] {
  return encodings.flatMap((encoding) => {
    const text = decodeIn(encoding, sample)
    const shown = text.match(beyondAscii) ?? []
    const broken = shown.filter((character) => undefinedCharacter.test(character)).length
    if (broken > shown.length * mostBroken) return []
    const strange = countStrangePlaces(text)
    const isUsualWithSigns = usualEncodings.has(encoding) && !letterBeyondAscii.test(text)
    if (!isUsualWithSigns && strange > Math.max(fewStrange, shown.length * mostStrange)) return []
    // Of two bytes of a character the second one may be an ASCII character in other encodings.
    const second = asciiBytes - (text.length - shown.join('').length)
    return [{ encoding, text, isUsualWithSigns, counts: countEach(shown), rarity: strange * strangeRarity - second * asciiRarity }]
  })
}

function countEach(characters: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  return counts
}

function rarityIn({ counts, rarity }: Decoded, profile: Profile): number {
  let sum = rarity
  for (const [character, times] of counts) sum += profile.rarity(character) * times
  return sum
}
