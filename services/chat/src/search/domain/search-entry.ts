import { languageOf } from '@rostra/text/languages/language-of'
import { stemIn } from '@rostra/text/languages/stems'
import { stemOf } from '@rostra/text/stem'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { textVersion } from '@rostra/text/version'
import { wordsIn } from '@rostra/text/words'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { Exchange } from '../../core/domain/exchanges/exchange.ts'

/** An entry by which a conversation is found: the words of one exchange, or of its title. */
export interface SearchEntry {
  /** The id of the exchange, or of the conversation for its title. */
  id: string
  conversationId: string
  /** The person to whom the conversation belongs, also for exchanges that a guest sent before an adoption. */
  person: string
  /** The distinct words, their English stems and those in the language of their text, without English stop words. */
  words: string[]
  /** The version of the text library that made the words. */
  textVersion: number
  at: Date
  /** The title that the words are from; absent for an exchange. */
  title?: string
}

/** The most words of an entry. An exchange of 1,000 English words has about 700 distinct words and stems. */
const mostWords = 800

/** Returns at most 800 distinct words and stems of some texts, without stop words. */
function entryWords(texts: readonly string[]): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    const language = languageOf(text)
    for (const word of wordsIn(text, 'pairs')) {
      if (isStopWord(word.text)) continue
      words.add(word.text).add(stemOf(word.text)).add(stemIn(word.text, language))
      if (words.size >= mostWords) return [...words].slice(0, mostWords)
    }
  }
  return [...words]
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
