import sortedBTree from 'sorted-btree'
import { stemOf } from '../search-stems.ts'
import { canBeMeant, isMeant, spellingsOf, withinOneEdit } from '../typos.ts'

const BTree = sortedBTree.default

/** The words of the public personas. */
export interface Vocabulary {
  add: (words: readonly string[]) => void
  remove: (words: readonly string[]) => void
  /** The stem of any word; of one that is here without working it out. */
  stemOf: (word: string) => string
  /** The stems of the words that begin so, those of the most personas first. */
  beginningWith: (beginning: string) => string[]
  /** The stems of the words that may be meant by one with a mistake in it, those of the most personas first. */
  meantBy: (typed: string) => string[]
}

interface Word {
  text: string
  stem: string
  /** How many personas have it. */
  personas: number
}

const mostLooked = 200
const mostStems = 20
/** Sorts after every character of a word. */
const last = '\uffff'

export function createVocabulary(): Vocabulary {
  const words = new BTree<string, Word>()
  /** The words of each spelling that can be meant, which are a word and its stem; and the same spellings from their ends. */
  const [spelled, endings] = [new BTree<string, Set<Word>>(), new BTree<string, string>()]

  const spell = (word: Word) => {
    for (const spelling of spellingsOf(word.text)) {
      const same = spelled.get(spelling)
      if (same) same.add(word)
      else {
        spelled.set(spelling, new Set([word]))
        endings.set(reversed(spelling), spelling)
      }
    }
  }
  const unspell = (word: Word) => {
    for (const spelling of spellingsOf(word.text)) {
      const same = spelled.get(spelling)
      if (!same?.delete(word) || same.size > 0) continue
      spelled.delete(spelling)
      endings.delete(reversed(spelling))
    }
  }
  /**
   * Spellings that may be one edit away. An edit is in one half of a word, so what is meant begins like its first half or ends like the
   * rest; the letter after the middle is left out, as it may have been swapped with the one before.
   */
  const near = (typed: string) => {
    const letters = [...typed]
    const middle = letters.length >> 1
    const [beginning, ending] = [letters.slice(0, middle).join(''), reversed(letters.slice(middle + 1).join(''))]
    const found = new Set<string>()
    spelled.forRange(beginning, beginning + last, false, (spelling) => void found.add(spelling))
    endings.forRange(ending, ending + last, false, (_backwards, spelling) => void found.add(spelling))
    return found
  }

  return {
    add: (texts) => {
      for (const text of texts) {
        const known = words.get(text)
        if (known) known.personas++
        else {
          const word = { text, stem: stemOf(text), personas: 1 }
          words.set(text, word)
          if (canBeMeant(text)) spell(word)
        }
      }
    },
    remove: (texts) => {
      for (const text of texts) {
        const word = words.get(text)
        if (!word || --word.personas > 0) continue
        words.delete(text)
        if (canBeMeant(text)) unspell(word)
      }
    },
    stemOf: (text) => words.get(text)?.stem ?? stemOf(text),
    beginningWith: (beginning) => {
      const found: Word[] = []
      words.forRange(beginning, beginning + last, false, (_text, word) => void found.push(word))
      return stemsIn(found)
    },
    meantBy: (typed) => {
      const found = new Set<Word>()
      for (const spelling of spellingsOf(typed))
        for (const other of near(spelling))
          if (withinOneEdit(spelling, other)) for (const word of spelled.get(other) ?? []) if (isMeant(typed, word.text)) found.add(word)
      return stemsIn([...found])
    },
  }
}

const reversed = (text: string) => [...text].reverse().join('')

const stemsIn = (found: Word[]) =>
  [
    ...new Set(
      found
        .sort((one, other) => other.personas - one.personas)
        .slice(0, mostLooked)
        .map(({ stem }) => stem),
    ),
  ].slice(0, mostStems)
