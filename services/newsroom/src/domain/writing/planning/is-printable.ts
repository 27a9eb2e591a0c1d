import { hasCapital } from '@rostra/text/capitals'
import { letterWords } from '@rostra/text/exact-words'
import { hasStreetAddress } from '@rostra/text/personal/contact-data'
import type { MaterialSource } from '../../material/material.ts'
import { isOffensive } from '../words/offensive.ts'
import { hasCommand, isPlain, quotedIn, sentencesOf } from '../words/text-form.ts'
import { isCommonWord, isName } from '../words/vocabulary.ts'
import { topicSubject } from './topic-subject.ts'

/** In UTF-16 units. Entries of the zeitgeist have at most 90 and 700, take-aways at most 240. */
const maxTitle = 120
const maxText = 1_000

/** Whether a story may be written from a source. Material was checked where it was written; this is a second look, for what reaches a reader. */
export function isPrintable(source: MaterialSource): boolean {
  if (source.kind === 'topic') return topicSubject(source.title) === source.title
  const texts = source.kind === 'entry' ? [source.content] : source.takeaways
  const isPlace = hasStreetAddress([source.title, ...texts].join('\n').toLowerCase())
  return (
    !isPlace &&
    source.title.length <= maxTitle &&
    [source.title, ...texts].every(isPlainText) &&
    isTitle(source.title) &&
    texts.every(namesNobody)
  )
}

const isPlainText = (text: string): boolean =>
  text !== '' &&
  text.length <= maxText &&
  isPlain(text) &&
  !hasCommand(text) &&
  quotedIn(text) !== null &&
  !letterWords(text).some(isPersonal)

const isPersonal = (word: string): boolean => (isName(word) && !hasCapital(word)) || isOffensive(word)

/** A title has letters, and no given name: its capitals do not tell names from words. */
const isTitle = (title: string): boolean => letterWords(title).length > 0

/** Whether no capital within a sentence is on a word that could be a name. */
function namesNobody(text: string): boolean {
  return sentencesOf(text).every((sentence) => {
    const [first, ...later] = sentence.match(/[\p{L}\p{M}]+/gu) ?? []
    if (
      first !== undefined &&
      !isCommonWord(first.toLowerCase()) &&
      !hasCapital(first.toLowerCase()) &&
      /^\p{Lu}/u.test(first) &&
      later.length > 2
    )
      return false
    return later.every(
      (word) => !/^\p{Lu}/u.test(word) || word === 'I' || hasCapital(word.toLowerCase()) || isCommonWord(word.toLowerCase()),
    )
  })
}
