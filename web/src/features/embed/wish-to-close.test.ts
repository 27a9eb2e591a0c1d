import { expect, it } from '@jest/globals'
import { originIn } from './wish-to-close.ts'

it('knows the page around it by an exact origin only', () => {
  expect(originIn('#for=https%3A%2F%2Fshop.example')).toBe('https://shop.example')
  expect(originIn('#for=http%3A%2F%2Flocalhost%3A8080')).toBe('http://localhost:8080')
  const useless = [
    '',
    '#',
    '#for=*',
    '#for=null',
    '#for=https%3A%2F%2Fshop.example%2Fpath',
    '#for=javascript%3Aalert(1)',
    '#for=data%3A%2C',
  ]
  expect(useless.map(originIn)).toEqual(useless.map(() => null))
})
