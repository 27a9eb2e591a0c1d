import { hasCompounds, type Language } from '@rostra/text/languages/languages'
import { possibleLanguages, stemIn } from '@rostra/text/languages/stems'
import { taggedStemOf, tagWord, untagWord } from '@rostra/text/languages/tagged-words'
import sortedBTree from 'sorted-btree'
import { compoundParts, createCompounds } from './compounds.ts'
import { canBeCorrection, isCorrection, isWithinOneEdit, spellingsOf } from './typos.ts'

const BTree = sortedBTree.default

/**
 * The words of all documents, each with its stem and the number of documents that have it. A word may be tagged with the
 * language of its document (`tagged-words.ts` of text); its stem has the same tag then.
 */
export interface Vocabulary {
  add: (words: readonly string[]) => void
  remove: (words: readonly string[]) => void
  /** Returns the stem of any word of a document. The stem of a known word is not computed again. */
  stemOf: (word: string) => string
  /** Returns the stems that a searched word, whose language is not known, may have in the languages of the documents. */
  stemsOf: (word: string) => string[]
  /** Returns the stems of the compounds of which a searched word is the beginning or the end, most frequent first, at most 20. */
  compoundsOf: (word: string) => string[]
  /** Returns the two words of a searched compound, when `isKnown` has both; otherwise none. */
  partsOf: (word: string, isKnown: (word: string) => boolean) => string[]
  /** Returns the stems of the words that start with a prefix, most frequent first, at most 20. */
  completionsOf: (prefix: string) => string[]
  /** Returns the stems of the words that are one edit away from a typed word, most frequent first, at most 20. */
  correctionsOf: (typed: string) => string[]
}

interface Word {
  /** Without its tag. */
  text: string
  /** With its tag. */
  stem: string
  /** Number of documents that have the word. */
  documents: number
}

const maxWordsRanked = 200
const maxStems = 20
/** Sorts after every character of a word. */
const afterAnyCharacter = '\uffff'

export function createVocabulary(): Vocabulary {
  const words = new BTree<string, Word>()
  /** How many different words there are of each tagged language. */
  const languages = new Map<Language, number>()
  const compounds = createCompounds<Word>()
  /** The words by their spellings (a word and its stem), and the spellings by their reversal. Only words that can be corrections. */
  const wordsBySpelling = new BTree<string, Word[]>()
  const reversedSpellings = new BTree<string, string>()

  const addSpellings = (word: Word) => {
    for (const spelling of spellingsOf(word.text)) {
      const sharing = wordsBySpelling.get(spelling)
      if (sharing) sharing.push(word)
      else {
        wordsBySpelling.set(spelling, [word])
        reversedSpellings.set(reverse(spelling), spelling)
      }
    }
  }
  const removeSpellings = (word: Word) => {
    for (const spelling of spellingsOf(word.text)) {
      const others = wordsBySpelling.get(spelling)?.filter((sharing) => sharing !== word) ?? []
      if (others.length > 0) {
        wordsBySpelling.set(spelling, others)
        continue
      }
      wordsBySpelling.delete(spelling)
      reversedSpellings.delete(reverse(spelling))
    }
  }
  /**
   * Returns the spellings that may be one edit away. One edit changes one half of a word, so the intended word starts like the first
   * half or ends like the second. The letter after the middle is ignored, because it may be swapped with the one before.
   */
  const spellingsNear = (typed: string) => {
    const letters = [...typed]
    const middle = letters.length >> 1
    const start = letters.slice(0, middle).join('')
    const reversedEnd = reverse(letters.slice(middle + 1).join(''))
    const found = new Set<string>()
    wordsBySpelling.forRange(start, start + afterAnyCharacter, false, (spelling) => void found.add(spelling))
    reversedSpellings.forRange(reversedEnd, reversedEnd + afterAnyCharacter, false, (_reversed, spelling) => void found.add(spelling))
    return found
  }

  const addNew = (tagged: string) => {
    const { word: text, language } = untagWord(tagged)
    const stem = taggedStemOf(tagged)
    // Words and stems that are equal share their text.
    const word = { text, stem: stem === text ? text : stem, documents: 1 }
    words.set(tagged, word)
    if (canBeCorrection(text)) addSpellings(word)
    if (language === undefined) return
    languages.set(language, (languages.get(language) ?? 0) + 1)
    if (hasCompounds(language)) compounds.add(text, stemIn(text, language), word)
  }
  const removeLast = (tagged: string, word: Word) => {
    const { language } = untagWord(tagged)
    words.delete(tagged)
    if (canBeCorrection(word.text)) removeSpellings(word)
    if (language === undefined) return
    languages.set(language, (languages.get(language) ?? 0) - 1)
    if (hasCompounds(language)) compounds.remove(word.text, stemIn(word.text, language), word)
  }
  /** Returns the languages of the documents in which a word may have a stem. */
  const languagesOf = (word: string) => (languages.size === 0 ? [] : possibleLanguages(word).filter((each) => languages.get(each)))
  const stemOf = (tagged: string) => words.get(tagged)?.stem ?? taggedStemOf(tagged)

  return {
    add: (texts) => {
      for (const text of texts) {
        const known = words.get(text)
        if (known) known.documents++
        else addNew(text)
      }
    },
    remove: (texts) => {
      for (const text of texts) {
        const word = words.get(text)
        if (word && --word.documents === 0) removeLast(text, word)
      }
    },
    stemOf,
    stemsOf: (word) => [stemOf(word), ...languagesOf(word).map((language) => stemOf(tagWord(word, language)))],
    compoundsOf: (word) => {
      const stems = languagesOf(word)
        .filter(hasCompounds)
        .map((language) => stemIn(word, language))
      return stems.length === 0 ? [] : mostFrequentStems(compounds.with([...new Set([word, ...stems])]))
    },
    partsOf: (word, isKnown) => (languagesOf(word).some(hasCompounds) ? compoundParts(word, isKnown) : []),
    completionsOf: (prefix) => {
      const found: Word[] = []
      words.forRange(prefix, prefix + afterAnyCharacter, false, (_text, word) => void found.push(word))
      return mostFrequentStems(found)
    },
    correctionsOf: (typed) => {
      const found = new Set<Word>()
      for (const spelling of spellingsOf(typed))
        for (const near of spellingsNear(spelling)) {
          if (!isWithinOneEdit(spelling, near)) continue
          for (const word of wordsBySpelling.get(near) ?? []) if (isCorrection(typed, word.text)) found.add(word)
        }
      return mostFrequentStems([...found])
    },
  }
}

const reverse = (text: string) => [...text].reverse().join('')

function mostFrequentStems(found: Word[]): string[] {
  const ranked = found.sort((a, b) => b.documents - a.documents).slice(0, maxWordsRanked)
  return [...new Set(ranked.map(({ stem }) => stem))].slice(0, maxStems)
}
