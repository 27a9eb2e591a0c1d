import { expect, test } from '@jest/globals'
import { seededRandom } from '../personas/generate-personas.ts'
import { indexablePersona } from './engine.ts'
import { knownItemQueries } from './known-items.ts'

test('the queries for a persona are its own words, with one mistake where they say so', () => {
  const persona = indexablePersona(1)
  if (!persona) throw new Error('persona 1 is private')
  const [first = '', surname = ''] = persona.name.split(' ')
  const query = (kind: keyof typeof knownItemQueries) => knownItemQueries[kind](persona, seededRandom(3))
  expect(query('its name')).toBe(persona.name)
  expect(persona.name.startsWith(query('the beginning of its name'))).toBe(true)
  const [ownSurname, topic = '-'] = query('its surname and a topic').split(' ')
  expect([ownSurname, persona.description.includes(topic)]).toEqual([surname, true])
  const sorted = (text: string) => [...text].sort().join('')
  const swapped = query('its name, two letters swapped')
  expect(sorted(swapped)).toBe(sorted(persona.name))
  expect(query('its name, a letter missing')).toHaveLength(persona.name.length - 1)
  expect(query('its name, a letter missing').startsWith(`${first} ${surname.charAt(0)}`)).toBe(true)
})
