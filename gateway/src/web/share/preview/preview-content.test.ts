import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import { fontCharacters } from './font-characters.ts'
import { toDrawable } from './preview-content.ts'

const { resolve } = createRequire(import.meta.url)
const charactersOf = (font: string, subset: string) =>
  fontCharacters(readFileSync(resolve(`@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`)))

describe('fontCharacters', () => {
  const latin = charactersOf('newsreader', 'latin')
  const hasAll = (text: string) => [...text].map((character) => latin.has(character.codePointAt(0) ?? 0))

  it('returns the characters that the font file has', () => {
    expect(hasAll('AzÄß€ 9…')).not.toContain(false)
    expect(hasAll('Śạ漢😀Ж\u007f\uffff')).not.toContain(true)
    expect(charactersOf('newsreader', 'latin-ext').has(0x15a)).toBe(true)
    expect(charactersOf('newsreader', 'vietnamese').has(0x1ea1)).toBe(true)
  })
})

describe('toDrawable', () => {
  const draw = (name: string, avatarBgColor = '#4F46E5') =>
    toDrawable({ name, description: name, avatarBgColor }, (character) => /[ -~À-ž]/.test(character))

  it.each([
    ['Max the Owl', 'Max the Owl', 'MO'],
    ['  max\n\towl ', 'max owl', 'MO'],
    ['Cher', 'Cher', 'C'],
    ['Ada 😀 Анна Lovelace', 'Ada Lovelace', 'AL'],
    ['A\u030ada \u202eB', 'Åda B', 'ÅB'],
    ['ßigmund', 'ßigmund', 'SS'],
    ['漢字', '', ''],
    ['漢字 (2)?', '', ''],
    ['漢字の本 A', '', ''],
    ['漢字 Ada', 'Ada', 'A'],
    ['2', '2', '2'],
    ['\u200b\u00ad', '', ''],
  ])('converts the name %j to %j with the initials %j', (name, drawn, initials) => {
    expect(draw(name)).toMatchObject({ name: drawn, description: drawn, initials })
  })

  it.each([
    ['#0F766E', '#0F766E', '#FFFFFF'],
    ['#f4d35e', '#f4d35e', '#191A1E'],
    ['red;', '#4F46E5', '#FFFFFF'],
    ['', '#4F46E5', '#FFFFFF'],
  ])('picks a readable text colour on %j', (chosen, colour, textColour) => {
    expect(draw('Max', chosen)).toMatchObject({ colour, textColour })
  })

  it('picks the colour by the name, as the web does, when the owner chose none', () => {
    expect(['Max', 'Ada', 'Zephyr the Kite Coach', 'Coach Bex'].map((name) => draw(name).colour)).toEqual([
      '#4F46E5',
      '#0369A1',
      '#B45309',
      '#7C3AED',
    ])
  })
})
