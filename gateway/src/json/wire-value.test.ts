import { describe, expect, it } from '@jest/globals'
import { type EnumNames, fromWire, knownValue } from './wire-value.ts'

describe('fromWire', () => {
  const names: EnumNames<'COLOUR_RED' | 'COLOUR_UNSPECIFIED' | 1, 'red'> = { COLOUR_UNSPECIFIED: undefined, COLOUR_RED: 'red' }

  it('returns the name of a known enum value', () => {
    expect(fromWire(names, 'COLOUR_RED')).toBe('red')
  })

  it('throws for an unspecified value and for a number, which is how proto-loader shows an unknown one', () => {
    expect(() => fromWire(names, 'COLOUR_UNSPECIFIED')).toThrow('COLOUR_UNSPECIFIED')
    expect(() => fromWire<string | number, string>(names, 7)).toThrow('unknown enum value 7')
  })
})

describe('knownValue', () => {
  it('returns a known value and throws for any other', () => {
    expect(knownValue(['red', 'green'], 'green')).toBe('green')
    expect(() => knownValue(['red', 'green'], 'constructor')).toThrow('constructor')
  })
})
