import { stemOf } from '@rostra/text/stem'
import sortedBTree from 'sorted-btree'
import { canBeCorrection, isCorrection, isWithinOneEdit, spellingsOf } from './typos.ts'

const BTree = sortedBTree.default

/** The words of all documents, each with its stem and the number of documents that have it. */
export interface Vocabulary {
  add: (words: readonly string[]) => void
  remove: (words: readonly string[]) => void
  /** Returns the stem of any word. The stem of a known word is not computed again. */
  stemOf: (word: string) => string
  /** Returns the stems of the words that start with a prefix, most frequent first, at most 20. */
  completionsOf: (prefix: string) => string[]
  /** Returns the stems of the words that are one edit away from a typed word, most frequent first, at most 20. */
  correctionsOf: (typed: string) => string[]
}

interface Word {
  text: string
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

  return {
    add: (texts) => {
      for (const text of texts) {
        const known = words.get(text)
        if (known) known.documents++
        else {
          const stem = stemOf(text)
          // Words and stems that are equal share their text.
          const word = { text, stem: stem === text ? text : stem, documents: 1 }
          words.set(text, word)
          if (canBeCorrection(text)) addSpellings(word)
        }
      }
    },
    remove: (texts) => {
      for (const text of texts) {
        const word = words.get(text)
        if (!word || --word.documents > 0) continue
        words.delete(text)
        if (canBeCorrection(text)) removeSpellings(word)
      }
    },
    stemOf: (text) => words.get(text)?.stem ?? stemOf(text),
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
