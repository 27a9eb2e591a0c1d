import { describe, expect, it } from '@jest/globals'
import type { ZeitgeistType } from '../../api/schemas.ts'
import { zeitgeistEntry } from '../testing/zeitgeist-fixtures.ts'
import { readChosenTypes, shownEntries, toggleType, writeChosenTypes } from './shown-entries.ts'

const entry = (id: string, title: string, type: ZeitgeistType = 'theme') => ({ ...zeitgeistEntry, id, title, type })
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id)

describe('shown entries', () => {
  it('have unique titles, and the first of equal ones is shown', () => {
    expect(idsOf(shownEntries([entry('a', 'Sleep'), entry('b', 'Running'), entry('c', 'Sleep', 'trend')], []))).toEqual(['a', 'b'])
  })

  it('are at most 8, counted after equal titles are left out', () => {
    const entries = Array.from({ length: 12 }, (_, index) => entry(String(index), `Title ${Math.floor(index / 1.2)}`))
    expect(idsOf(shownEntries(entries, []))).toEqual(['0', '2', '3', '4', '5', '6', '8', '9'])
  })

  it('are of the chosen kinds; a title that an entry of another kind has is no double', () => {
    const entries = [entry('a', 'Sleep'), entry('b', 'Sleep', 'trend'), entry('c', 'Tea', 'excerpt'), entry('d', 'Jobs', 'trend')]
    expect(idsOf(shownEntries(entries, ['trend']))).toEqual(['b', 'd'])
    expect(idsOf(shownEntries(entries, ['excerpt', 'trend']))).toEqual(['b', 'c', 'd'])
  })
})

it('kinds are chosen and removed one by one; without any, all are shown', () => {
  const two = toggleType(toggleType([], 'trend'), 'theme')
  expect(two).toEqual(['theme', 'trend'])
  expect(toggleType(toggleType(two, 'trend'), 'theme')).toEqual([])
})

it('the address keeps the chosen kinds and its other parts', () => {
  const address = writeChosenTypes(new URLSearchParams('from=mail'), ['theme', 'trend'])
  expect([String(address), readChosenTypes(address)]).toEqual(['from=mail&show=theme%2Ctrend', ['theme', 'trend']])
  expect(String(writeChosenTypes(address, []))).toBe('from=mail')
})

it('unknown kinds in the address are ignored', () => {
  expect(readChosenTypes(new URLSearchParams('show=trend,opera,,trend'))).toEqual(['trend'])
  expect(readChosenTypes(new URLSearchParams())).toEqual([])
})
