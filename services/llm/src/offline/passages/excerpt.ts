import { sentenceEnds } from '@rostra/text/sentence-ends'
import { stemOf } from '@rostra/text/stem'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import { wordTexts } from '@rostra/text/words'

/** Characters of a passage that is given whole, and of the part of a longer one. */
const mostCharacters = 900
const sentence = new RegExp(`[^${sentenceEnds}\\n]+(?:[${sentenceEnds}]+["”')\\]]*|\\n|$)\\s*`, 'gu')

/** Returns a passage, of a long one the consecutive sentences that have most words of the message. */
export function excerptOf(text: string, message: string): string {
  if (text.length <= mostCharacters) return text
  const asked = new Set(contentStems(message))
  const sentences = sentencesOf(text)
  const hits = sentences.map((part) => contentStems(part).filter((stem) => asked.has(stem)))
  const windows = sentences.map((_sentence, from) => {
    let to = from + 1
    let length = sentences[from]?.length ?? 0
    while (to < sentences.length && length + (sentences[to]?.length ?? 0) <= mostCharacters) length += sentences[to++]?.length ?? 0
    return { from, to, score: new Set(hits.slice(from, to).flat()).size }
  })
  const most = Math.max(...windows.map(({ score }) => score))
  const best = windows.filter(({ score }) => score === most)
  // The middle one has the words of the message in its middle.
  const { from, to } = best[best.length >> 1] ?? { from: 0, to: 1 }
  return sentences.slice(from, to).join('').trim()
}

/** Returns the first sentences of a text, as many as fit; at least one. */
export function firstSentences(text: string, count: number): string {
  return sentencesOf(text).slice(0, count).join('').trim()
}

/** Returns the sentences of a text, with the blanks after them. */
export const sentencesOf = (text: string): readonly string[] => text.match(sentence) ?? [text]

const questionWords = stopWordsFor('question')

/** Returns the different stems of the words that a text is about. */
export const contentStems = (text: string): string[] => [
  ...new Set(
    wordTexts(text, 'dictionary')
      .filter((word) => !questionWords.has(word))
      .map(stemOf),
  ),
]
