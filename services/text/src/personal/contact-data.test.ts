import { describe, expect, it } from '@jest/globals'
import { hasContactData, hasStreetAddress } from './contact-data.ts'

describe('contact data', () => {
  it.each([
    'Lives at Piazza Navona 12',
    'lives at piazza navona 12',
    'Lives in Lovelace Street 12',
    'Wohnt in der Hauptstraße',
    'Born in 1984',
    'Phone 01 70-12',
    'Phone 1 - 2 - 3 - 4',
    'Call １２３４',
    '١٢٣٤',
    'Writes to ada@example.com',
    'Is @ada there',
    'Has the site https://x',
    'Reads example.com',
    'www.x',
    'Reads exam\u200Bple.c\u200Bom',
  ])('are in %j', (text) => {
    expect(hasContactData(text)).toBe(true)
  })

  it.each([
    'Lives in Porto',
    'Runs 10 km on Sundays',
    "Their dog's name is Rex.",
    'Has 3 close friends',
    'Lives on a quiet street',
    '喜欢喝茶',
    'Drives 5 hours',
  ])('are not in %j', (text) => {
    expect(hasContactData(text)).toBe(false)
  })

  it('have the address of a street, by its number or the capitals of its name', () => {
    expect(hasStreetAddress('a bakery in elm lane 4')).toBe(true)
    expect(hasStreetAddress('a bakery in Elm Lane')).toBe(true)
    expect(hasStreetAddress('12,000 people who came to a lane')).toBe(false)
  })
})
