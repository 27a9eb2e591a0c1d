import { describe, expect, it } from '@jest/globals'
import { stemOf } from './stem.ts'

describe('stemOf', () => {
  it.each([
    ['teachers', 'teacher'],
    ['budgets', 'budgeting'],
    ['stretches', 'stretching'],
    ['cooked', 'cooking'],
  ])('returns the same stem for %s and %s', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b))
  })

  it.each(['учителя', '先生', 'mp3s', 'naïve', ''])('returns %s, which is not plain English, unchanged', (word) => {
    expect(stemOf(word)).toBe(word)
  })
})

it.each([
  ['organize', 'organising'],
  ['fertilizer', 'fertilisers'],
  ['organisation', 'organization'],
  ['colour', 'colors'],
  ['favourite', 'favorites'],
  ['neighbourhood', 'neighborhood'],
  ['centre', 'centers'],
  ['travelling', 'traveling'],
  ['cancelled', 'canceled'],
])('writes %s as %s of the other side of the ocean', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

it.each([
  ['spelling', 'spell'],
  ['hour', 'hours'],
  ['store', 'stores'],
  ['prize', 'prizes'],
])('gives %s the stem of %s', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})
