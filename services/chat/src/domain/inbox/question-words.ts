import { fold } from '@rostra/text/fold'
import { isUnspaced } from '@rostra/text/scripts'
import { segmentsOf } from '@rostra/text/segments'
import { stemOf } from '@rostra/text/stem'

/** A longer word is none. */
const maxLetters = 24
/** Different words of a question that are kept. */
const maxWords = 60
/** A message has at most 4,000 code points. */
const maxLength = 8_000

/** Words of questions that say nothing about their subject. */
const functionWords = new Set(
  `a about all also am an and any anybody anyone anything are as at be because been but by can could did do does doing done either else ever every for from
   get give got had has have having he hello help her here hey hi him his how i if in into is it its just kind know let like make many may maybe me might
   mine more most much must my need no not now of ok okay on one only or other our out please say she should so some someone something still such tell than
   thank thanks that the their them then there these they this those to today too try up us use very want was way we well were what when where whether which while
   who whom whose why will with would you your yours
   aber als am an auch auf aus bei bin bist bitte da das dass dem den denn der des die dies diese dir du ein eine einem einen einer er es für gibt habe
   haben hat ich ihr im in ist ja kann kannst können man mein meine mich mir mit nach nicht noch nur oder sich sie sind so über um und uns vom von vor
   wann warum was welche wenn wer wie wieso wir wird wo zu zum zur`
    .trim()
    .split(/\s+/),
)

/** Text without blanks that is no prose: an address, a link, a handle, a path, a domain, a number of four digits and more, parted or not. */
const noProse = /[@#$\\/_={}[\]|~^<>]|\p{N}(?:[\s.,:'’-]?\p{N}){3,}|\p{L}\.\p{L}{2}/u
const wrapping = /^[*_~[("'“„«<>]+|[*_~\])"'”»<>.,;:!?…]+$/gu
const streets = new Set('street st road rd avenue ave lane drive boulevard blvd terrace crescent square rue calle via'.split(' '))
const streetEnding = /.{3}(?:straße|strasse|gasse|weg|platz|allee|laan|straat)$/u
const number = /^\p{N}+\p{L}?$/u
const wordPattern = /^\p{L}[\p{L}\p{M}\p{N}'’-]*$|^\p{N}{1,3}\p{L}{0,2}$/u

/**
 * Returns the words of a message in their order, in lower case. Left out are numbers of four digits and more, addresses, links, mail addresses, handles
 * and what else is no prose.
 */
export function questionWords(content: string): string[] {
  const chunks = withoutLongNumbers(content.slice(0, maxLength).normalize('NFKC')).split(/\s+/u).flatMap(parts)
  const words = chunks.map((chunk) => {
    const bare = chunk.replace(wrapping, '')
    return noProse.test(bare) || [...bare].length > maxLetters || !wordPattern.test(bare) ? null : bare.toLowerCase().replaceAll('’', "'")
  })
  const inAddress = addressParts(words)
  return words.filter((word, index) => word !== null && !inAddress.has(index)) as string[]
}

/** Splits text of a script that writes no blanks between words. */
const parts = (chunk: string): string[] =>
  isUnspaced(chunk) && !noProse.test(chunk) ? [...segmentsOf(chunk)].map(({ segment }) => segment) : [chunk]

/** A number may have blanks: `+44 20 7946 0958`. */
const withoutLongNumbers = (text: string) => text.replace(/\p{N}(?:[\s.,:/'’()+-]{0,3}\p{N}){3,}/gu, '@')

/** The places of a street's name with the number beside it. */
function addressParts(words: readonly (string | null)[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const [index, word] of words.entries()) {
    if (word === null || !(streets.has(word) || streetEnding.test(word))) continue
    const around = [-3, -2, -1, 0, 1, 2, 3].map((step) => index + step)
    if (around.some((place) => number.test(words[place] ?? ''))) for (const place of around) places.add(place)
  }
  return places
}

/** Whether a word tells what a question is about. */
export const isSubject = (word: string): boolean => !functionWords.has(word) && [...word].length > 1

/** Returns the different words of a question in the order of the alphabet, 60 at most, so that they do not tell what was written. */
export const distinctWords = (words: readonly string[]): string[] => [...new Set(words)].slice(0, maxWords).sort()

/** Returns the stems by which questions are compared: those of the words that tell the subject. */
export const stemsOf = (words: readonly string[]): string[] => [...new Set(words.filter(isSubject).map((word) => stemOf(fold(word))))]
