import { stemOf } from '@rostra/text/stem'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import { wordTexts } from '@rostra/text/words'

/** Characters of a passage that is given whole, and of the part of a longer one. */
const mostCharacters = 900
const sentence = /[^.!?。！？\n]+(?:[.!?。！？]+["”')\]]*|\n|$)\s*/gu

/** Returns a passage, of a long one the consecutive sentences that have most words of the message. */
export function excerptOf(text: string, message: string): string {
  if (text.length <= mostCharacters) return text
  const asked = new Set(contentStems(message))
  const sentences = text.match(sentence) ?? [text]
  const hits = sentences.map((part) => contentStems(part).filter((stem) => asked.has(stem)))
  let best = { from: 0, to: 1, score: -1 }
  for (let from = 0; from < sentences.length; from++) {
    let to = from
    let length = 0
    while (to < sentences.length && length + (sentences[to] as string).length <= mostCharacters)
      length += (sentences[to++] as string).length
    const score = new Set(hits.slice(from, to).flat()).size
    if (score > best.score) best = { from, to: Math.max(to, from + 1), score }
  }
  return sentences.slice(best.from, best.to).join('').trim()
}

/** Returns the first sentences of a text, as many as fit; at least one. */
export function firstSentences(text: string, count: number): string {
  return (text.match(sentence) ?? [text]).slice(0, count).join('').trim()
}

const questionWords = stopWordsFor('question')

/** Returns the different stems of the words that a text is about. */
export const contentStems = (text: string): string[] => [
  ...new Set(
    wordTexts(text, 'dictionary')
      .filter((word) => !questionWords.has(word))
      .map(stemOf),
  ),
]
