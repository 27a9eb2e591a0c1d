import { expect, it } from '@jest/globals'
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
  const { recall, nothingFound } = await measureRecall()
  expect(recall).toBeGreaterThanOrEqual(0.9)
  expect(nothingFound).toBeGreaterThanOrEqual(0.7)
})
