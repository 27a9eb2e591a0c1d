import { expect, it } from '@jest/globals'
import { defaultColour } from '../schema/persona-fields.ts'
import { hasContrastWithWhite, themeChoices } from './avatar-colour.ts'

it('white letters have contrast on all theme colours, not on pale ones', () => {
  expect([defaultColour, ...themeChoices.map(({ hex }) => hex)].every(hasContrastWithWhite)).toBe(true)
  expect(['#ffffff', '#FACC15', '#8a8577', '#000000', '#767676', '#777777'].map(hasContrastWithWhite)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ])
})
