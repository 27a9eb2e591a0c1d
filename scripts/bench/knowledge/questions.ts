import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '@rostra/persona/domain/passages/block'
import type { Passage } from '@rostra/persona/domain/passages/passage'
import { splitIntoPassages } from '@rostra/persona/domain/passages/split-into-passages'

/*
 * Ten texts of about 1,300 words, written for this measurement, with 20 questions each. A question is worded as a reader would ask it; its quote marks the sentence
 * that answers it. `unrelated.json` has questions that none of the texts answers.
 */
const folder = join(import.meta.dirname, 'questions')
const names = ['bees', 'chess', 'first-aid', 'garden', 'knots', 'postage', 'roads', 'sourdough', 'steam', 'tides'] as const

interface AnsweredQuestion {
  question: string
  /** A part of the sentence that answers it. */
  quote: string
}

export interface QuestionedText {
  title: string
  passages: readonly Passage[]
  questions: readonly AnsweredQuestion[]
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Reads the texts, each as the passages of one source. */
export const questionedTexts = (): QuestionedText[] =>
  names.map((name) => ({
    title: `${name}.md`,
    passages: splitIntoPassages(blocksOf(read(`${name}.md`))),
    questions: JSON.parse(read(`${name}.json`)),
  }))

export const unrelatedQuestions = (): string[] => JSON.parse(read('unrelated.json'))

/** The texts have headings and paragraphs only. */
const blocksOf = (markdown: string): Block[] =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map((part) => {
      const [, marks, heading = ''] = /^(#+) (.*)$/.exec(part) ?? []
      return marks ? { level: marks.length, text: heading, page: null } : { level: null, text: part, page: null }
    })
