import { describe, expect, it } from '@jest/globals'
import { customColourOf, initialsOf, themeColourOf } from './theme-colour.ts'

describe('the look of a name', () => {
  it('is the theme colour at the sum of its character codes', () => {
    const colours = ['', 'a', 'ab', 'ba'].map((name) => themeColourOf({ name, avatarBgColor: '#4F46E5' }))
    expect(colours).toEqual(['indigo', 'teal', 'rose', 'rose'])
  })

  it('is the colour that the creator chose, when they chose one of the six', () => {
    expect(themeColourOf({ name: 'a', avatarBgColor: '#0369A1' })).toBe('sky')
    expect(themeColourOf({ name: 'a', avatarBgColor: '#123456' })).toBe('teal')
  })

  it('is a colour of its own beside the six', () => {
    const colours = ['#4F46E5', '#0369A1', '#ABCDEF', 'red', '#fff', '', '#12345g'].map((avatarBgColor) =>
      customColourOf({ avatarBgColor }),
    )
    expect(colours).toEqual([null, null, '#abcdef', null, null, null, null])
  })

  it('is at most two initials', () => {
    expect(['Ada', 'marcus tullius cicero', ' É b ', '🦉 owl', ''].map(initialsOf)).toEqual(['A', 'MC', 'ÉB', '🦉O', ''])
  })
})
