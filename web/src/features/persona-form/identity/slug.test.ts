import { describe, expect, it } from '@jest/globals'
import { slugAfter, slugOf } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['Coach Livia', 'coach-livia'],
    ['  Dr. Who?! -- 2nd  ', 'dr-who-2nd'],
    ['Zoë Çelik', 'zoe-celik'],
    ['日本語', ''],
    ['Straße', ''],
    ['Łódź', ''],
    ['🦉 Owl', 'owl'],
    ['<b>x</b>', 'b-x-b'],
    ['', ''],
  ])('of %p is %p', (name, slug) => expect(slugOf(name)).toBe(slug))

  it('has at most 60 characters and never ends in a hyphen', () => {
    expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
    expect(slugOf('ab '.repeat(40))).toHaveLength(59)
  })

  it('follows the name until it is edited, and again once it is empty', () => {
    expect(slugAfter('', '', 'L')).toBe('l')
    expect(slugAfter('l', 'L', 'Li')).toBe('li')
    expect(slugAfter('my-own', 'Li', 'Livia')).toBe('my-own')
    expect(slugAfter('', 'Livia', 'Livia M')).toBe('livia-m')
  })

  it('follows the name after the slug that the server suggested', () => {
    expect(slugAfter('persona-ab12cd', '日本語', '日本', 'persona-ab12cd')).toBe('')
    expect(slugAfter('persona-ab12cd', '日本語', 'Livia', 'persona-ab12cd')).toBe('livia')
    expect(slugAfter('my-own', '日本語', 'Livia', 'persona-ab12cd')).toBe('my-own')
  })
})
