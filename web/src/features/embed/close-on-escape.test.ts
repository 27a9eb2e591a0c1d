import { expect, it } from '@jest/globals'
import { parentOrigin } from './close-on-escape.ts'

it('accepts only an exact origin of the parent page', () => {
  expect(parentOrigin('#for=https%3A%2F%2Fshop.example')).toBe('https://shop.example')
  expect(parentOrigin('#for=http%3A%2F%2Flocalhost%3A8080')).toBe('http://localhost:8080')
  const useless = [
    '',
    '#',
    '#for=*',
    '#for=null',
    '#for=https%3A%2F%2Fshop.example%2Fpath',
    '#for=javascript%3Aalert(1)',
    '#for=data%3A%2C',
  ]
  expect(useless.map(parentOrigin)).toEqual(useless.map(() => null))
})
