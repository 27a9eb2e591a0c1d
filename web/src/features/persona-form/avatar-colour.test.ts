import { expect, it } from '@jest/globals'
import { carriesWhite, defaultColour, themeChoices } from './avatar-colour.ts'

it('all theme colours carry white letters, pale ones do not', () => {
  expect([defaultColour, ...themeChoices.map(({ hex }) => hex)].every(carriesWhite)).toBe(true)
  expect(['#ffffff', '#FACC15', '#8a8577', '#000000', '#767676', '#777777'].map(carriesWhite)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ])
})
