import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '@rostra/persona/material/domain/passages/block'
import type { Passage } from '@rostra/persona/material/domain/passages/passage'
import { splitIntoPassages } from '@rostra/persona/material/domain/passages/split-into-passages'
import { parse } from 'yaml'

/*
 * Four texts of about 1,300 words, written for this measurement, with 20 questions each. A question is worded as a reader would ask it;
 * its quote marks the sentence that answers it. `unrelated.yaml` has questions that none of the texts answers.
 */
const subjects = ['bees', 'garden', 'roads', 'steam'] as const

interface Subject {
  sections: { level: number; heading: string; paragraphs: string[] }[]
  questions: AnsweredQuestion[]
}

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

const read = <Content>(name: string): Content => parse(readFileSync(join(import.meta.dirname, 'subjects', `${name}.yaml`), 'utf8'))

/** Reads the texts, each as the passages of one source. */
export const questionedTexts = (): QuestionedText[] =>
  subjects.map((title) => {
    const { sections, questions } = read<Subject>(title)
    const blocks = sections.flatMap(({ level, heading, paragraphs }): Block[] => [
      { level, text: heading, page: null },
      ...paragraphs.map((text) => ({ level: null, text, page: null })),
    ])
    return { title, passages: splitIntoPassages(blocks), questions }
  })

export const unrelatedQuestions = (): string[] => read('unrelated')
