import { expect, it } from '@jest/globals'
import { hasTerm, readTerm, shownTerm } from './excluded-term.ts'
import { takeTerms } from './take-terms.ts'

it('a term is one to three words, compared without regard to case and punctuation', () => {
  expect([readTerm('Sourdough'), readTerm('  Rye-FLOUR '), readTerm('a b c')]).toEqual(['sourdough', readTerm('rye-flour'), 'a b c'])
  for (const wrong of ['', ' ', '!?', 'a b c d', 'x'.repeat(61)])
    expect(() => readTerm(wrong)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
})

it('a text has a term when its words stand in it in a row', () => {
  const terms = new Set([readTerm('rye flour'), readTerm('rook')])
  expect(hasTerm('Which RYE flour is best?', terms)).toBe(true)
  expect(hasTerm('A rook, then.', terms)).toBe(true)
  expect(hasTerm('Flour of rye; rookie mistakes', terms)).toBe(false)
  expect(hasTerm('anything', new Set())).toBe(false)
})

it.each([
  'プログラミングを勉強したいです。',
  'อยากเรียนการทำอาหารไทย',
  '人工智能会取代程序员吗',
  'ຂ້ອຍຢາກຮຽນພາສາອັງກິດ',
  'ខ្ញុំចង់រៀនភាសាអង់គ្លេស',
  'အင်္ဂလိပ်စာသင်ချင်တယ်',
])('each word of a script without spaces can be excluded: of %s', (text) => {
  const taken = takeTerms(text).terms
  expect(taken).not.toEqual([])
  for (const term of taken) {
    const excluded = readTerm(term)
    expect(hasTerm(`「${text}」`, new Set([excluded]))).toBe(true)
    expect(readTerm(shownTerm(excluded))).toBe(excluded)
  }
})

it('a term of a script without spaces is compared by its characters, counted by its words, and shown as written', () => {
  const term = readTerm('プログラミング')
  expect(hasTerm('「プログラミング」について', new Set([term]))).toBe(true)
  expect(hasTerm('プログラムについて', new Set([term]))).toBe(false)
  expect([shownTerm(term), shownTerm(readTerm('AI 勉強'))]).toEqual(['プログラミング', 'ai 勉強'])
  expect(() => readTerm('プログラミングを勉強したいです')).toThrow(expect.objectContaining({ reason: 'VALIDATION' }))
})
