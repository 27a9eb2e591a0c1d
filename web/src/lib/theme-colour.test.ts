import { describe, expect, it } from '@jest/globals'
import { customColourOf, themeColourOf } from './theme-colour.ts'

describe('the look of a face', () => {
  it('is a theme colour by the sum of the name’s character codes', () => {
    const colours = ['', 'a', 'ab', 'ba'].map((name) => themeColourOf({ name, avatarBgColor: '#4F46E5' }))
    expect(colours).toEqual(['indigo', 'teal', 'rose', 'rose'])
  })

  it('is the chosen theme colour', () => {
    expect(themeColourOf({ name: 'a', avatarBgColor: '#0369A1' })).toBe('sky')
    expect(themeColourOf({ name: 'a', avatarBgColor: '#123456' })).toBe('teal')
  })

  it('is the custom colour', () => {
    const colours = ['#4F46E5', '#0369A1', '#ABCDEF', 'red', '#fff', '', '#12345g'].map((avatarBgColor) =>
      customColourOf({ avatarBgColor }),
    )
    expect(colours).toEqual([null, null, '#abcdef', null, null, null, null])
  })
})
