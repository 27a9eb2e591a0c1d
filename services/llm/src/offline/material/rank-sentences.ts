import { contentStems } from './content-stems.ts'
import type { MaterialSentence } from './material-sentences.ts'

/** What an answer is looked for: the words of the last message, and those of earlier ones, which count half. */
export interface MaterialQuestion {
  text: string
  earlier: string
}

export interface RankedSentence extends MaterialSentence {
  score: number
}

const asksForNumber =
  /\b(?:how (?:long|many|much|old|far|hot|cold|often|big|tall|fast|deep|soon)|when|what (?:time|year|date|temperature|price)|which year)\b/iu
const hasNumber = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|hundred|thousand|twice|once)\b/iu
/** Parts of the weight of a title, and of a question before the sentence: its answer need not repeat its words. */
const titleShare = 0.4
const questionShare = 0.8
/** Sentences after a question that may answer it. */
const answerLength = 3
/** A longer sentence counts less. */
const longWords = 30

/** Returns the sentences that share words with the question, the best first. Rare words count more. */
export function rankSentences(sentences: readonly MaterialSentence[], { text, earlier }: MaterialQuestion): RankedSentence[] {
  const stems = sentences.map((sentence) => contentStems(sentence.text))
  const weightOf = weights(stems, contentStems(text), contentStems(earlier))
  const weigh = (found: ReadonlySet<string>) => [...found].reduce((sum, stem) => sum + (weightOf.get(stem) ?? 0), 0)
  const overlaps = stems.map(weigh)
  const ranked = sentences.map((sentence, place): RankedSentence => {
    const answered = sentence.isQuestion ? 0 : questionBefore(sentences, overlaps, place)
    const own = (overlaps[place] ?? 0) + questionShare * answered
    const score = own + titleShare * weigh(contentStems(sentence.title))
    const isNumber = asksForNumber.test(text) && hasNumber.test(sentence.text)
    const length = Math.max(1, sentence.text.split(' ').length / longWords)
    // The order of the passages decides between equals.
    return { ...sentence, score: sentence.isQuestion ? 0 : ((score * (isNumber ? 1.3 : 1)) / length) * (1 - sentence.n / 100) }
  })
  return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.n - b.n || a.index - b.index)
}

function weights(stems: readonly ReadonlySet<string>[], asked: ReadonlySet<string>, earlier: ReadonlySet<string>): Map<string, number> {
  const weight = (stem: string) => Math.log(1 + stems.length / (1 + stems.filter((each) => each.has(stem)).length))
  return new Map([
    ...[...earlier].map((stem) => [stem, weight(stem) / 2] as const),
    ...[...asked].map((stem) => [stem, weight(stem)] as const),
  ])
}

/** Returns the overlap of the question that this sentence may answer. */
function questionBefore(sentences: readonly MaterialSentence[], overlaps: readonly number[], place: number): number {
  for (let before = place - 1; before >= Math.max(0, place - answerLength); before--) {
    if (sentences[before]?.n !== sentences[place]?.n) return 0
    if (sentences[before]?.isQuestion) return overlaps[before] ?? 0
  }
  return 0
}
