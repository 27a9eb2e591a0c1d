import { stemOf } from '@rostra/text/stem'
import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { textVersion } from '@rostra/text/version'
import { wordsIn } from '@rostra/text/words'
import type { Conversation } from '../../core/domain/conversations/conversation.ts'
import type { Exchange } from '../../core/domain/exchanges/exchange.ts'

/** What a conversation is found by: the words of one exchange, or those of its title. */
export interface SearchEntry {
  /** The id of the exchange, or of the conversation for its title. */
  id: string
  conversationId: string
  /** Whose conversation it is, also for what a guest sent before an adoption. */
  person: string
  /** Each word with its stem, without stop words. */
  words: string[]
  /** The version of the words. */
  textVersion: number
  at: Date
  /** The title that the words are of; absent for an exchange. */
  title?: string
}

/** An exchange of 1,000 English words has about 700 different words and stems. */
const mostWords = 800

/** Returns the different words of some texts with their stems, without stop words, 800 at most. */
function entryWords(texts: readonly string[]): string[] {
  const words = new Set<string>()
  for (const text of texts)
    for (const word of wordsIn(text, 'pairs')) {
      if (isStopWord(word.text)) continue
      words.add(word.text).add(stemOf(word.text))
      if (words.size >= mostWords) return [...words].slice(0, mostWords)
    }
  return [...words]
}

type Searched = Pick<Conversation, 'id' | 'person' | 'personaName' | 'title' | 'startedAt'>

/** The entry of an ended exchange. It has the persona's name too, so that a search for the name finds the latest exchange. */
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

/**
 * The entry of a conversation's title and its persona's name. It is older than those of its exchanges, so that a found message comes first.
 */
export const titleEntry = ({ id, person, personaName, title, startedAt }: Searched): SearchEntry => ({
  id,
  conversationId: id,
  person,
  at: startedAt,
  title,
  words: entryWords([personaName, title]),
  textVersion,
})
