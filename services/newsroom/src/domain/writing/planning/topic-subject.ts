import { hasCapital, withCapitals } from '@rostra/text/capitals'
import { letterWords, writtenWords } from '@rostra/text/exact-words'
import { hasStreetAddress } from '@rostra/text/personal/contact-data'
import { isGivenName } from '@rostra/text/personal/given-names'
import { isOffensive } from '../words/offensive.ts'
import { hasCommand, isPlain } from '../words/text-form.ts'
import { isCommonWord, isNamedThing } from '../words/vocabulary.ts'
import { isEmptyWord } from '../words/words.ts'

const maxWords = 8

/** How an operator may begin a topic. It is left out, as often as it occurs. */
const opening =
  /^(?:please\s+|(?:can|could) you\s+)?(?:write|report|tell us|tell me|talk|do|make|publish)?\s*(?:me\s+)?(?:(?:a|an|the|some|your|another)\s+)?(?:(?:short|long|nice|good|funny|daily)\s+)?(?:story|piece|article|column|report|post|essay|text|something|more)?\s*(?:about|on|regarding|concerning)\s+/i

/** A topic that begins with these is an instruction. */
const commands =
  /^(?:ignore|disregard|forget|say|print|repeat|reveal|output|quote|tell|state|claim|pretend|act|respond|write|use|add|include|insert|mention)\b/i

/** What is said of a person rather than of a subject: with it, a topic is a claim. */
const claims =
  /\b(?:says?|said|claims?|that|guilty|criminals?|thie(?:f|ves)|liars?|frauds?|fraudster|arrest\w*|scandal|affair|allegations?|accus\w+)\b/i

/**
 * Returns the printable words of a topic, at most 8, in small letters; null when nothing of it may be printed.
 * Only common English words are taken. A topic that names a person, speaks to a model or makes a claim is not
 * printed at all, because what is left of it would still be about that.
 */
export function topicSubject(topic: string): string | null {
  const plain = topic.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (!isPlain(plain) || hasCommand(plain)) return null
  const subject = plain.replace(opening, '').replace(/[.!?…]+$/, '')
  if (commands.test(subject) || claims.test(subject) || /[“”"(]/.test(subject)) return null
  if (namesPerson(subject) || hasStreetAddress(subject.toLowerCase()) || letterWords(subject).some(isOffensive)) return null
  return longestRun(subject)
}

const isCapital = (word = ''): boolean => /^\p{Lu}/u.test(word)

/**
 * A word that may be a name: a given name or a capital that is no common word, and a thing with a capital before another one, such as
 * Amber Heard. Titles of people count as well.
 */
function namesPerson(subject: string): boolean {
  const words = writtenWords(subject)
  return words.some((word, index) => {
    const small = word.toLowerCase()
    if (hasCapital(small)) return false
    if (isNamedThing(small)) return isCapital(word) && isCapital(words[index + 1])
    return honorifics.has(small) || (!isCommonWord(small) && (isGivenName(small) || isCapital(word)))
  })
}

const honorifics = new Set('mr mrs ms mx dr prof sir madam mister president senator minister mayor'.split(' '))

/** Returns the longest run of printable words that has a subject, without empty words at its ends. */
function longestRun(subject: string): string | null {
  const runs: string[][] = [[]]
  for (const token of subject.split(/[\s,;:–—]+/)) {
    const word = token.toLowerCase().replace(/^['’-]+|['’-]+$/g, '')
    const isPrintable =
      word !== '' &&
      letterWords(word).length > 0 &&
      !/\d/.test(word) &&
      letterWords(word).every((part) => hasCapital(part) || isCommonWord(part))
    if (isPrintable) runs.at(-1)?.push(word)
    else runs.push([])
  }
  const trimmed = runs.map(withoutEmptyEnds)
  const [longest = []] = trimmed.sort((a, b) => b.length - a.length)
  return longest.length === 0 ? null : withCapitals(withoutEmptyEnds(longest.slice(0, maxWords)).join(' '))
}

function withoutEmptyEnds(run: readonly string[]): string[] {
  const isSubject = (word: string) => !isEmptyWord(word) && word.length > 2
  const from = run.findIndex(isSubject)
  return from < 0 ? [] : run.slice(from, run.findLastIndex(isSubject) + 1)
}
