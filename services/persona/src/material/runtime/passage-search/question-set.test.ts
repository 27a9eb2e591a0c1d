import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { leastFit } from '@rostra/llm/least-fit'
import { parse } from 'yaml'
import type { ReadySource } from '../../domain/passages/passage.ts'
import { encodePassages } from '../../domain/passages/passage-index.ts'
import type { PassageIndex } from '../../domain/passages/ports.ts'
import { createPassageSearch } from './passage-search.ts'

/*
 * The question set of docs/languages.md: of 12 languages 5 passages, 20 questions with the passage that
 * answers each, 10 questions that none answers, and sentences on other subjects. The held-out questions
 * were written after all thresholds were set. Words alone are searched.
 */
interface Questions {
  passages: string[]
  questions: [question: string, passage: number][]
  unanswerable: string[]
}

interface QuestionSet extends Questions {
  others: string[]
}

const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ru', 'tr', 'ar', 'zh', 'ja']
const sets = new Map(
  languages.map((language): [string, QuestionSet] => [
    language,
    JSON.parse(readFileSync(new URL(`../../../../tests/question-set/${language}.json`, import.meta.url), 'utf8')),
  ]),
)
const setOf = (language: string) => sets.get(language) as QuestionSet
const heldOut: Record<string, Questions> = parse(
  readFileSync(new URL('../../../../tests/held-out-questions/questions.yaml', import.meta.url), 'utf8'),
)

const middleSize = 100
const sentencesPerPassage = 4

/**
 * Returns the passages, then those of the question set in the other languages, then
 * passages of four sentences on other subjects in the language.
 */
function middleMaterial(language: string, passages: readonly string[]): string[] {
  const { others } = setOf(language)
  const abroad = languages.filter((other) => other !== language).flatMap((other) => setOf(other).passages)
  const filled = Array.from({ length: middleSize - passages.length - abroad.length }, (_, number) =>
    Array.from({ length: sentencesPerPassage }, (_sentence, at) => others[(number * 5 + at * (1 + (number % 3))) % others.length]).join(
      ' ',
    ),
  )
  return [...passages, ...abroad, ...filled]
}

const signal = new AbortController().signal

function searchOf(texts: readonly string[]) {
  const passages = texts.map((text) => ({ page: null, heading: '', text }))
  const stored: PassageIndex = {
    segments: async () => new Map([['r', [...encodePassages(passages)].filter((part) => part !== undefined)]]),
    texts: async (_personaId, places) =>
      places.flatMap((place) => {
        const passage = passages[place.index]
        return passage ? [{ place, passage }] : []
      }),
  }
  const search = createPassageSearch({ stored, maxIndexBytes: 2 ** 22, maxTextBytes: 2 ** 22 })
  const source: ReadySource = { personaId: 'p', sourceId: 's', readingId: 'r', title: '', passages: texts.length }
  return (text: string) => search.find('p', [source], { text, earlier: [] }, signal)
}

async function measure({ passages, questions, unanswerable }: Questions, texts: readonly string[]) {
  const find = searchOf(texts)
  const shares = { recall: 0, silence: 1, fits: 0 }
  for (const [question, passage] of questions) {
    const found = (await find(question)).find(({ text }) => text === passages[passage])
    if (found) shares.recall += 1 / questions.length
    if (found && found.fit >= leastFit) shares.fits += 1 / questions.length
  }
  for (const question of unanswerable)
    if ((await find(question)).some(({ fit }) => fit >= leastFit)) shares.silence -= 1 / unanswerable.length
  return shares
}

describe.each(languages)('words alone in %s', (language) => {
  it.each([
    ['5', () => setOf(language).passages],
    ['100', () => middleMaterial(language, setOf(language).passages)],
  ])(
    'find the passage among 6 for four of five questions over %s passages, and none that answers for nine of ten others',
    async (_size, texts) => {
      const { recall, silence, fits } = await measure(setOf(language), texts())
      // Sums of floats are not exact.
      expect(recall).toBeGreaterThan(0.799)
      expect(silence).toBeGreaterThan(0.899)
      // By words alone a third to three quarters of the passages that are found also fit.
      expect(fits).toBeGreaterThan(0.299)
    },
  )
})

describe('held-out questions', () => {
  const measureAll = (size: string) =>
    Promise.all(
      Object.entries(heldOut).map(async ([language, set]) => {
        const texts = size === 'few' ? set.passages : middleMaterial(language, set.passages)
        return { language, ...(await measure(set, texts)) }
      }),
    )

  it.each(['few', '100'])('are answered by words in every language over %s passages', async (size) => {
    const measured = await measureAll(size)
    const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(measured.filter(({ recall }) => recall < 0.749)).toEqual([])
    expect(mean(measured.map(({ recall }) => recall))).toBeGreaterThan(0.9)
    expect(mean(measured.map(({ silence }) => silence))).toBeGreaterThan(0.9)
  })
})
