import { isOffensive } from '@rostra/llm/screening/offensive-words'
import { isName } from '@rostra/text/personal/names'

/**
 * Whether a word or pair of words may be shown: no digits, no part of a link, address or markup, no given name that is no everyday word,
 * and nothing profane, sexual or hateful.
 */
export function screenWord(text: string): boolean {
  const words = text.normalize('NFKC').toLowerCase().split(' ')
  return words.every((word) => /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) && !isName(word) && !isOffensive(word))
}
