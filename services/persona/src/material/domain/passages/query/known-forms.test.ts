import { describe, expect, it } from '@jest/globals'
import { inverseDocumentFrequency } from '@rostra/search/bm25'
import { compoundTerms, useKnownForms } from './known-forms.ts'
import { ownTerms } from './own-terms.ts'

const material = (...terms: string[]) => ({
  frequency: (term: string) => (terms.includes(term) ? 1 : 0),
  passages: 100,
  withPart: (parts: readonly string[]) => terms.filter((term) => parts.some((part) => term.endsWith(part) && term !== part)),
})
const formsIn = (terms: readonly string[], text: string) => useKnownForms(ownTerms(text), material(...terms)).map(({ term }) => term)

describe('useKnownForms', () => {
  it.each([
    ['a word that the material has', ['konig'], 'Wer ist der König?', ['konig']],
    ['the stem of a word whose language is not told', ['maestr'], 'maestros', ['maestr']],
    ['the word itself, in another language than the material', ['kepler'], 'Wer war Kepler?', ['kepler']],
    ['the two words of a compound', ['bien', 'stock'], 'Wie baut man einen Bienenstock?', ['baut', 'bien', 'stock']],
    ['the two words of a German compound alone', ['bien', 'stock'], 'Bienenstock', ['bien', 'stock']],
    ['the two words of a Korean compound', ['수학', '선생님'], '수학선생님은?', ['수학', '선생님']],
    ['the two words of a compound whose language is not told', ['brot', 'back'], 'Brotbacken', ['brot', 'back']],
    ['the pairs of a word that is part of a long one', ['かー', 'ーど', 'とか'], 'カード', ['かー', 'ーど']],
    ['no pairs of a word that ends like another', ['せん', 'んた', 'たー'], 'ギター', ['ぎたー']],
    ['no short stem of other languages', ['all', 'maraton'], 'Come mi alleno per una maratona?', ['allen', 'maraton']],
    ['a word that the material does not have in any form', ['wachs'], 'Wo ist der König?', ['konig']],
  ])('searches for %s', (_what, terms, text, forms) => {
    expect(formsIn(terms, text)).toEqual(forms)
  })
})

it('searches for a stem of another language than a short message seems to have', () => {
  const plural = { term: 'maestros', word: 'maestros', weight: 1, language: 'it' as const }
  expect(useKnownForms([plural], material('maestr')).map(({ term }) => term)).toEqual(['maestr'])
})

it('searches for the known pairs of a long word without blanks', () => {
  const long = { term: '动物园', word: '动物园', weight: 1, language: 'zh' as const }
  expect(useKnownForms([long], material('动物', '植物')).map(({ term }) => term)).toEqual(['动物'])
})

it('weighs a rare compound half as much as its part', () => {
  const frequency = (term: string) => ({ honig: 50, bienenhonig: 1 })[term] ?? 0
  const [compound] = compoundTerms(ownTerms('Wie schmeckt der Honig?'), { ...material('bienenhonig', 'honig'), frequency })
  const rarityOf = (term: string) => inverseDocumentFrequency(100, frequency(term))
  expect((compound?.weight ?? 0) * rarityOf('bienenhonig')).toBeCloseTo(0.5 * rarityOf('honig'))
})

it('compoundTerms has the compounds of a Korean word', () => {
  expect(compoundTerms(ownTerms('선생님은 어디에?'), material('수학선생님', '선생님'))).toEqual([{ term: '수학선생님', weight: 0.5 }])
})

it('compoundTerms has the compounds of a German word, and none of an English one', () => {
  const known = material('bienenhonig', 'honig')
  expect(compoundTerms(ownTerms('Wie schmeckt der Honig?'), known)).toEqual([{ term: 'bienenhonig', weight: 0.5 }])
  expect(compoundTerms(ownTerms('Honig'), known)).toEqual([{ term: 'bienenhonig', weight: 0.5 }])
  expect(compoundTerms(ownTerms('How is the honig?'), known)).toEqual([])
})
