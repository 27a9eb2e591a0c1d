import type { Token } from '../prose/tokens.ts'
import { isStopWord } from '../stop-words/stop-words.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words for a street that follow its name. */
const streets = words(
  `street st road rd avenue ave lane ln drive boulevard blvd terrace crescent close court square alley highway straße strasse gasse platz allee laan
   straat gatan ulica улица`,
)
/** Words for a street that precede its name. */
const streetsBefore = words('rue avenue boulevard calle avenida via viale piazza plaza rua praça улица ulica')
/** Endings of street names, and further endings of names that have a number next to them. */
const endings = ['straße', 'strasse', 'gasse', 'straat', 'gatan', 'weg']
const endingsWithNumber = [...endings, 'platz', 'allee', 'laan']
/** The least letters before such an ending. `Radweg` is not a street unless it has a number. */
const lettersBefore = { alone: 4, withNumber: 3 }
/** The most words between a street and its house number, and in a street's name. */
const mostWords = 3

/**
 * Returns the indexes of the words of street addresses: a word for a street next to a number or a capitalised name, with that name.
 * `isWide` adds all other words within three of a street with a number, such as the name of a city.
 */
export function addressesIn(tokens: readonly Token[], isWide: boolean): number[] {
  const places: number[] = []
  for (const [index, { word }] of tokens.entries())
    if (streets.has(word) || streetsBefore.has(word) || mayEnd.test(word)) places.push(...addressAround(tokens, word, index, isWide))
  return places
}

/** The last letters of the endings. */
const mayEnd = /(?:ße|sse|ee|at|an|eg|tz)$/u

function addressAround(tokens: readonly Token[], word: string, index: number, isWide: boolean): number[] {
  const isAfter = streets.has(word)
  const isBefore = streetsBefore.has(word)
  const own = endsIn(word, endings, lettersBefore.alone) ? [index] : []
  if (!isAfter && !isBefore && !endsIn(word, endingsWithNumber, lettersBefore.withNumber)) return own
  if (isAfter) own.push(...capitalsBeside(tokens, index, -1))
  if (isBefore) own.push(...capitalsBeside(tokens, index, 1))
  const left = placesToNumber(tokens, index, -1)
  const right = placesToNumber(tokens, index, 1)
  // In `3 close friends` the word `close` has a number but is not a street.
  const isNumberedLeft = isAfter && !isWide ? left.some((at) => at !== index && !tokens[at]?.isNumber) : left.length > 0
  if (isNumberedLeft) own.push(...left, ...(isBefore ? nameBeside(tokens, index, 1) : []))
  if (right.length > 0) own.push(...right, ...nameBeside(tokens, index, -1))
  return isWide && (isNumberedLeft || right.length > 0) ? [...own, ...placesBeside(index)] : own
}

const endsIn = (word: string, ends: readonly string[], before: number): boolean =>
  ends.some((end) => word.length >= end.length + before && word.endsWith(end))

const placesBeside = (index: number): number[] => Array.from({ length: 2 * mostWords + 1 }, (_, step) => index + step - mostWords)

/** Returns the indexes from a street to a house number in the same sentence; none when no number is near. */
function placesToNumber(tokens: readonly Token[], index: number, step: 1 | -1): number[] {
  const places: number[] = []
  for (let at = index; Math.abs(at - index) <= mostWords + 1; at += step) {
    const token = tokens[at]
    if (!token) return []
    places.push(at)
    if (at !== index && token.isNumber) return places
    const next = tokens[at + 1]
    const isBesideGap = step > 0 ? token.beforeGap || next?.afterGap : token.afterGap
    if (isBesideGap && places.length <= mostWords + 1) return places
    if (step > 0 ? next?.isFirst && !next.isNumber : token.isFirst) return []
  }
  return []
}

/**
 * Returns the indexes of a street and of the capitalised words next to it; none without such words. Ignores the first word of a sentence.
 */
function capitalsBeside(tokens: readonly Token[], index: number, step: 1 | -1): number[] {
  const places = [1, 2, 3].map((distance) => index + distance * step)
  if (step > 0) {
    const capitals = places.filter((at) => tokens[at]?.isCapitalised)
    return capitals.length > 0 ? [index, ...capitals] : []
  }
  const end = places.findIndex((at) => !tokens[at]?.isCapitalised || tokens[at]?.isFirst)
  const capitals = places.slice(0, end < 0 ? places.length : end)
  return capitals.length > 0 ? [index, ...capitals] : []
}

/** Returns the indexes of up to three words next to a street, until the end of the sentence or a word such as `in`. */
function nameBeside(tokens: readonly Token[], index: number, step: 1 | -1): number[] {
  const places: number[] = []
  for (let at = index + step; places.length < mostWords; at += step) {
    const token = tokens[at]
    if (!token || isStopWord(token.word) || (step > 0 ? token.isFirst : tokens[at + 1]?.isFirst)) break
    places.push(at)
  }
  return places
}
