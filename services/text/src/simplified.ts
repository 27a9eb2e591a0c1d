import variants from 'opencc-js/dict/HKVariantsRev'
import dictionary from 'opencc-js/dict/TSCharacters'
import { lazily } from './lazily.ts'

const pairsOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split('|').map((pair) => pair.split(' ') as [from: string, to: string]))

/**
 * Simplified characters by traditional ones and by those of Hong Kong, of OpenCC. Several have the same one: 後 and 后 are 后, 發 and 髮 are 发.
 */
const characters = lazily(() => {
  const standard = pairsOf(variants)
  const listed = pairsOf(dictionary)
  const next = (character: string) => listed.get(character) ?? character
  const found = new Map<string, string>()
  for (const character of [...standard.keys(), ...listed.keys()]) {
    // A simplified character may be listed as a traditional one too: 薴, 苧, 苎.
    const simple = next(next(standard.get(character) ?? character))
    if (simple !== character) found.set(character, simple)
  }
  return found
})

const ideograph = /[\u3400-\u9fff\u{20000}-\u{3ffff}]/u

/** Returns a text with each traditional Chinese character as the simplified one. */
export function simplified(text: string): string {
  if (!ideograph.test(text)) return text
  const known = characters()
  let result = ''
  for (const character of text) result += known.get(character) ?? character
  return result
}
