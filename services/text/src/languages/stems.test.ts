import { describe, expect, it } from '@jest/globals'
import { fold } from '../fold.ts'
import type { Language } from './languages.ts'
import { allStems, stemIn } from './stems.ts'
import { taggedStemOf, tagWord, untagWord } from './tagged-words.ts'

describe('stemIn', () => {
  it.each<[Language, string, string]>([
    ['en', 'teachers', 'teacher'],
    ['de', 'Lehrer', 'Lehrern'],
    ['de', 'Häuser', 'Häusern'],
    ['fr', 'chevaux', 'cheval'],
    ['fr', 'abeille', 'abeilles'],
    ['es', 'información', 'informaciones'],
    ['es', 'maestro', 'maestras'],
    ['it', 'ragazzo', 'ragazzi'],
    ['pt', 'informação', 'informações'],
    ['nl', 'bakker', 'bakkers'],
    ['sv', 'böcker', 'böckerna'],
    ['tr', 'kitaplar', 'kitapların'],
    ['tr', 'kitap', 'kitabı'],
    ['tr', 'ışık', 'ışığı'],
    ['pl', 'ryba', 'rybami'],
    ['ru', 'книга', 'книгами'],
    ['ru', 'красивый', 'красивого'],
    ['uk', 'книгами', 'книгах'],
    ['ar', 'المدرسة', 'مدرسه'],
    ['ar', 'والمعلمون', 'معلم'],
    ['ar', 'بمدرسة', 'المدرسة'],
    ['ar', 'مكتوباً', 'مكتوب'],
    ['ar', 'أصدرت', 'أصدر'],
    ['he', 'מתמטיקה', 'ולמתמטיקה'],
    ['he', 'מורה', 'והמורה'],
    ['he', 'ילדים', 'וילדים'],
    ['ko', '학교에서', '학교를'],
    ['hi', 'किताबें', 'किताबों'],
  ])('of %s is the same for %s and %s', (language, one, other) => {
    expect(stemIn(fold(one), language)).toBe(stemIn(fold(other), language))
  })

  it.each<[Language, string, string]>([
    ['de', 'Biene', 'Honig'],
    ['ar', 'كتاب', 'مدرسة'],
    ['ko', '학교', '학생'],
  ])('of %s differs for %s and %s', (language, one, other) => {
    expect(stemIn(fold(one), language)).not.toBe(stemIn(fold(other), language))
  })
})

it('has the English stem first among all stems of a word, and none of other scripts', () => {
  expect(allStems('lehrern')).toEqual(expect.arrayContaining(['lehrern', stemIn('lehrern', 'de')]))
  expect(allStems('teachers')[0]).toBe('teacher')
  expect(allStems('先生')).toEqual(['先生'])
})

it('tags words with the language of their text, when they are of its script', () => {
  expect(['lehrer', 'учитель', '42'].map((word) => tagWord(word, 'de'))).toEqual(['lehrer#de', 'учитель', '42'])
  expect(tagWord('teacher', 'en')).toBe('teacher')
  expect(untagWord('lehrer#de')).toEqual({ word: 'lehrer', language: 'de' })
  expect(untagWord('#teacher')).toEqual({ word: '#teacher', language: undefined })
  expect(taggedStemOf('lehrern#de')).toBe(`${stemIn('lehrern', 'de')}#de`)
  expect(taggedStemOf('teachers')).toBe('teacher')
})
