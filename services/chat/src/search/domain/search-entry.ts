import { isStopWordIn } from '@rostra/text/languages/function-words'
import { languageOf } from '@rostra/text/languages/language-of'
import { textVersion } from '@rostra/text/version'
import { wordsIn } from '@rostra/text/words'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { Exchange } from '../../core/domain/exchanges/exchange.ts'
import { compoundForms } from './compound-words.ts'
import { formsOf } from './search-terms.ts'

/** An entry by which a conversation is found: the words of one exchange, or of its title. */
export interface SearchEntry {
  /** The id of the exchange, or of the conversation for its title. */
  id: string
  conversationId: string
  /** The person to whom the conversation belongs, also for exchanges that a guest sent before an adoption. */
  person: string
  /** The distinct words, their stems in English and in the language of their text, and compounds. One read as English has no stop words. */
  words: string[]
  /** The version of the text library that made the words. */
  textVersion: number
  at: Date
  /** The title that the words are from; absent for an exchange. */
  title?: string
}

/**
 * The letters of a question, and of an answer, by which it is found: about 1,300 English words. An ideograph, a kana or a Korean syllable
 * says as much as three letters.
 */
const mostLetters = 6_000
const dense = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}]/u
const denseWeight = 3
/** The most words and stems of one text: so many ideographs begin as many pairs. */
const mostWords = mostLetters / denseWeight

/** Returns the distinct words and stems of the beginnings of some texts. */
const entryWords = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => [...wordsOf(text)]))]

function wordsOf(text: string): Set<string> {
  const words = new Set<string>()
  const language = languageOf(text)
  let letters = 0
  let end = 0
  for (const word of wordsIn(text, 'pairs')) {
    // A pair overlaps the one before it.
    letters += (word.end - Math.max(word.start, end)) * (dense.test(word.text) ? denseWeight : 1)
    end = word.end
    const forms = isStopWordIn(word.text, language) ? [] : [...formsOf(word.text, language), ...compoundForms(word.text, language)]
    if (letters > mostLetters || words.size + forms.length > mostWords) break
    for (const form of forms) words.add(form)
  }
  return words
}

type Searched = Pick<Conversation, 'id' | 'person' | 'personaName' | 'title' | 'startedAt'>

/** Creates the entry of an ended exchange. It includes the persona's name, so that a search for the name finds the latest exchange. */
export const exchangeEntry = (
  { id, person, personaName }: Searched,
  exchange: Pick<Exchange, 'id' | 'content' | 'answer' | 'finishedAt' | 'startedAt'>,
): SearchEntry => ({
  id: exchange.id,
  conversationId: id,
  person,
  at: exchange.finishedAt ?? exchange.startedAt,
  words: entryWords([personaName, exchange.content, exchange.answer]),
  textVersion,
})

/** Creates the entry of a conversation's title and its persona's name. It is dated at the start, so that matching messages come first. */
export const titleEntry = ({ id, person, personaName, title, startedAt }: Searched): SearchEntry => ({
  id,
  conversationId: id,
  person,
  at: startedAt,
  title,
  words: entryWords([personaName, title]),
  textVersion,
})
