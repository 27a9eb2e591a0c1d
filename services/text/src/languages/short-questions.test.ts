import { expect, it } from '@jest/globals'
import { languageOf } from './language-of.ts'
import { languages } from './languages.ts'
import { shortQuestions as questions } from './testing/short-questions.ts'

const mostMisses = 2

/** Danish and Norwegian share most words of a short question. */
const isRelated = (language: string, told: string | undefined) => language === 'nb' && told === 'da'

it('has questions in every language', () => {
  expect(Object.keys(questions).sort()).toEqual([...languages].sort())
})

it.each(languages)('tells %s by short questions', (language) => {
  const told = (questions[language] ?? []).map((question) => ({ question, as: languageOf(question) }))
  const missed = told.filter(({ as }) => as !== language && !isRelated(language, as))
  expect(missed.length > mostMisses ? missed : []).toEqual([])
})

it('hardly ever tells another language', () => {
  const all = languages.flatMap((language) => (questions[language] ?? []).map((question) => ({ language, as: languageOf(question) })))
  const wrong = all.filter(({ language, as }) => as !== undefined && as !== language)
  expect(wrong.length / all.length).toBeLessThan(0.04)
})
