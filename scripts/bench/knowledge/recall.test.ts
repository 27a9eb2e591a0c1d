import { expect, it } from '@jest/globals'
import { share } from '../../measure/statistics.ts'
import { measureRecall } from './measure-recall.ts'
import { questionedTexts } from './questions.ts'

it('has 80 questions, each with a passage that answers it', () => {
  const texts = questionedTexts()
  expect(texts.flatMap(({ questions }) => questions)).toHaveLength(80)
  for (const { passages, questions } of texts) {
    const flat = passages.map(({ text }) => text.replace(/\s+/g, ' '))
    for (const { quote } of questions) expect(flat.filter((text) => text.includes(quote)).length).toBeGreaterThan(0)
  }
})

it('gives a model the passage that answers, for nine questions of ten by words alone, and nothing for most unrelated ones', async () => {
  const { recall, nothingFound, misses, foundAnyway } = await measureRecall()
  process.stdout.write(`recall at six passages ${share(recall)}, unrelated questions without a passage ${share(nothingFound)}\n`)
  expect(recall < 0.9 ? misses : []).toEqual([])
  expect(nothingFound < 0.7 ? foundAnyway : []).toEqual([])
})
