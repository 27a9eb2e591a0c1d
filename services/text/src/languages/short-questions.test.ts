import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { languageOf } from './language-of.ts'
import { languages } from './languages.ts'

const questions: Record<string, string[]> = parse(readFileSync(new URL('short-questions.yaml', import.meta.url), 'utf8'))

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
