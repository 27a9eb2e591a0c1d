import { describe, expect, it } from '@jest/globals'
import { compoundParts, createCompounds } from './compounds.ts'

describe('compounds', () => {
  const compounds = createCompounds<string>()
  compounds.add('mathematiklehrer', 'mathematiklehr', 'mathematiklehrer')
  compounds.add('lehrbuch', 'lehrbuch', 'lehrbuch')
  compounds.add('lehrer', 'lehr', 'lehrer')
  compounds.add('수학선생님', '수학선생님', '수학선생님')

  it.each([
    ['lehrer', ['mathematiklehrer']],
    ['mathematik', ['mathematiklehrer']],
    ['lehr', ['lehrbuch', 'mathematiklehrer']],
    ['buch', ['lehrbuch']],
    ['ema', []],
    ['rer', []],
    ['수학', ['수학선생님']],
    ['선생님', ['수학선생님']],
    ['생님', ['수학선생님']],
    ['학선생님', []],
    ['님', []],
  ])('are found by %s', (part, words) => {
    expect(compounds.with([part]).sort()).toEqual(words)
  })

  it('are not found once they are removed', () => {
    const changing = createCompounds<string>()
    changing.add('bienenstock', 'bienenstock', 'one')
    changing.remove('bienenstock', 'bienenstock', 'one')
    expect(changing.with(['stock', 'bienen'])).toEqual([])
  })
})

describe('compoundParts', () => {
  const known = new Set(['biene', 'stock', 'schiff', 'fahrt', 'meister', 'burger', 'fiets', 'maker', '수학', '교사'])

  it.each([
    ['bienenstock', ['biene', 'stock']],
    ['schifffahrt', ['schiff', 'fahrt']],
    ['burgermeister', ['burger', 'meister']],
    ['fietsenmaker', ['fiets', 'maker']],
    ['bienenkorb', []],
    ['stock', []],
    ['수학교사', ['수학', '교사']],
    ['수학', []],
  ])('parts %s', (word, parts) => {
    expect(compoundParts(word, (each) => known.has(each))).toEqual(parts)
  })
})
