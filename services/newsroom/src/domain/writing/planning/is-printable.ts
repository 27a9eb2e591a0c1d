import { hasCapital } from '@rostra/text/capitals'
import { letterWords, writtenWords } from '@rostra/text/exact-words'
import { hasStreetAddress } from '@rostra/text/personal/contact-data'
import { isName } from '@rostra/text/personal/names'
import type { MaterialSource } from '../../material/material.ts'
import { isOffensive } from '../words/offensive.ts'
import { hasCommand, isPlain, quotedIn, sentencesOf } from '../words/text-form.ts'
import { isCommonWord, isNamedThing } from '../words/vocabulary.ts'
import { topicSubject } from './topic-subject.ts'

/** In UTF-16 units. Entries of the zeitgeist have at most 90 and 700, take-aways at most 240. */
const maxTitle = 120
const maxText = 1_000

/**
 * Whether a story may be written from a source. Material was checked where it was
 * written; this is a second look, for what reaches a reader.
 */
export function isPrintable(source: MaterialSource): boolean {
  if (source.kind === 'topic') return topicSubject(source.title) === source.title
  const texts = source.kind === 'entry' ? [source.content] : source.takeaways
  const isPlace = hasStreetAddress([source.title, ...texts].join('\n').toLowerCase())
  return (
    !isPlace &&
    source.title.length <= maxTitle &&
    [source.title, ...texts].every(isPlainText) &&
    isTitle(source.title) &&
    texts.every(namesNoPerson)
  )
}

const isPlainText = (text: string): boolean =>
  text !== '' &&
  text.length <= maxText &&
  isPlain(text) &&
  !hasCommand(text) &&
  quotedIn(text) !== null &&
  !letterWords(text).some(isPersonal)

/** The list of names has parts of words too, such as the `don` of `don't`. */
const isPersonal = (word: string): boolean => (isName(word) && !isCommonWord(word)) || isOffensive(word)

/** A title has letters, and no given name: its capitals do not tell names from words. */
const isTitle = (title: string): boolean => letterWords(title).length > 0

/** Whether no capital within a sentence is on a word that could be a name. */
function namesNoPerson(text: string): boolean {
  return sentencesOf(text).every((sentence) => {
    const [first = '', ...later] = writtenWords(sentence)
    if (later.length > 2 && mayBeName(first)) return false
    return later.every((word) => word === 'I' || !(mayBeName(word) || (isNamedThing(word.toLowerCase()) && isCapital(word))))
  })
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

function mayBeName(word: string): boolean {
  const small = word.toLowerCase()
  return isCapital(word) && !isCommonWord(small) && !hasCapital(small)
}
