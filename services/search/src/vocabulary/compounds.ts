import { compoundSizes } from '@rostra/text/languages/compound-sizes'
import sortedBTree from 'sorted-btree'

const BTree = sortedBTree.default

/** Words that may be compounds, by their beginnings and their ends. */
export interface Compounds<Word> {
  add: (text: string, stem: string, word: Word) => void
  remove: (text: string, stem: string, word: Word) => void
  /** Returns the words of which one of these is the beginning or the end, of themselves or of their stem. */
  with: (parts: readonly string[]) => Word[]
}

const hangul = /^\p{sc=Hangul}/u

/** Sorts after every character of a word. */
const afterAnyCharacter = '\uffff'
/** Letters that join the two words of a compound, the longest first. */
const links = ['es', 'en', 'er', 's', 'n', 'e', '']

const reverse = (text: string) => [...text].reverse().join('')

export function createCompounds<Word>(): Compounds<Word> {
  const beginnings = new BTree<string, Set<Word>>()
  const ends = new BTree<string, Set<Word>>()

  const entriesOf = (text: string, stem: string) => {
    const { leastPart, leastRest } = compoundSizes(text)
    if (text.length < leastPart + leastRest) return []
    const middles = hangul.test(text)
      ? Array.from({ length: Math.max(0, text.length - 2 * leastPart - 1) }, (_, at) => text.slice(at + leastPart))
      : []
    const fromBeginning = [text, ...middles].map((each) => [beginnings, each] as const)
    const fromEnd = [...new Set([text, stem])].map((each) => [ends, reverse(each)] as const)
    return fromBeginning.concat(fromEnd)
  }
  return {
    add: (text, stem, word) => {
      for (const [tree, key] of entriesOf(text, stem)) {
        const sharing = tree.get(key)
        if (sharing) sharing.add(word)
        else tree.set(key, new Set([word]))
      }
    },
    remove: (text, stem, word) => {
      for (const [tree, key] of entriesOf(text, stem)) {
        const sharing = tree.get(key)
        sharing?.delete(word)
        if (sharing?.size === 0) tree.delete(key)
      }
    },
    with: (parts) => {
      const found = new Set<Word>()
      for (const part of parts) {
        const { leastPart, leastRest } = compoundSizes(part)
        if (part.length < leastPart) continue
        for (const [tree, key] of [
          [beginnings, part],
          [ends, reverse(part)],
        ] as const)
          tree.forRange(key, key + afterAnyCharacter, false, (other, words) => {
            if (other.length >= part.length + leastRest) for (const word of words) found.add(word)
          })
      }
      return [...found]
    },
  }
}

/**
 * Returns the two words of a compound, when both are known: `Bienenstock` is `biene` and `stock`. Of several ways to part it
 * the one with the longest shorter part is taken. None when there is no way.
 */
export function compoundParts(word: string, isKnown: (word: string) => boolean): string[] {
  const { leastPart, leastRest } = compoundSizes(word)
  for (let shorter = Math.floor(word.length / 2); shorter >= leastPart; shorter--)
    for (const at of new Set([shorter, word.length - shorter])) {
      const end = word.slice(at)
      if (!isKnown(end)) continue
      const first = word.slice(0, at)
      const link = links.find(
        (each) => first.endsWith(each) && first.length - each.length >= leastRest && isKnown(first.slice(0, first.length - each.length)),
      )
      if (link !== undefined) return [first.slice(0, first.length - link.length), end]
    }
  return []
}
