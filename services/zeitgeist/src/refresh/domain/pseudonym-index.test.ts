import { expect, it } from '@jest/globals'
import { PseudonymIndex } from './pseudonym-index.ts'

it('finds a person under the pseudonyms of different days', () => {
  const people = new PseudonymIndex(['ada', 'bob', 'eve'], Uint32Array.of(900, 7, 4_000_000_000))
  people.addDay(1, Float64Array.of(30, 10, 20))
  people.addDay(2, Float64Array.of(5, 2 ** 51, 6))
  expect([people.numberOf(1, 30), people.numberOf(2, 5)]).toEqual([900, 900])
  expect([people.numberOf(1, 10), people.numberOf(2, 2 ** 51)]).toEqual([7, 7])
  expect(people.accountOf(4_000_000_000)).toBe('eve')
})

it('finds nobody for an unknown pseudonym or day', () => {
  const people = new PseudonymIndex(['ada'], Uint32Array.of(1))
  people.addDay(1, Float64Array.of(30))
  expect([people.numberOf(1, 29), people.numberOf(1, 31), people.numberOf(2, 30)]).toEqual([undefined, undefined, undefined])
})

it('keeps accounts apart whose hashes are equal', () => {
  const people = new PseudonymIndex(['ada', 'bob', 'eve'], Uint32Array.of(0xffff_ffff, 0xffff_ffff, 0))
  people.addDay(1, Float64Array.of(1, 2, 3))
  const numbers = [1, 2, 3].map((pseudonym) => people.numberOf(1, pseudonym) as number)
  expect(new Set(numbers).size).toBe(3)
  expect(numbers.map((number) => people.accountOf(number))).toEqual(['ada', 'bob', 'eve'])
})

it('knows its accounts', () => {
  const people = new PseudonymIndex(['ada', 'bob', 'eve'], Uint32Array.of(1, 2, 3))
  expect(['ada', 'bob', 'eve', 'abe', 'zoe', ''].map((account) => people.has(account))).toEqual([true, true, true, false, false, false])
})
