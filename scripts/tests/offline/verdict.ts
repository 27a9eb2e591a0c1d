import type { Labelled } from './questions.ts'
import type { Answer } from './speaking-persona.ts'

export interface Verdict {
  isRight: boolean
  /** It has what the person ruled out, or what the label says it never has. */
  contradicts: boolean
  /** It says what a passage says, without a citation. */
  isUncited: boolean
}

/** Judges the answers of a labelled conversation. `texts`: those of all passages. */
export function verdictOn({ right, never }: Labelled, answers: readonly Answer[], texts: readonly string[]): Verdict {
  const last = answers.at(-1)
  if (!last) throw new Error('There is no answer')
  const text = plain(last.text)
  // An abstention names what was ruled out in its first line. The questions that it offers must not.
  const told = last.isFree ? text.split('\n').slice(1).join('\n') : text
  const contradicts = never.some((word) => told.includes(word))
  const isUncited = answers.some((answer) => answer.cited.length === 0 && texts.some((each) => answer.text.includes(beginningOf(each))))
  const isExpected =
    right.says.some((word) => text.includes(word)) ||
    last.cited.some((question) => right.passages.includes(question)) ||
    (right.abstain && last.isFree)
  return { isRight: isExpected && !contradicts && !isUncited, contradicts, isUncited }
}

const plain = (text: string) => text.toLowerCase().replace(/[’ʼ‘´]/g, "'")

const beginningOf = (text: string) => text.slice(0, 40)
