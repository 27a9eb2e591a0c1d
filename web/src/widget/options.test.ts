import { expect, it } from '@jest/globals'
import { readOptions } from './options.ts'

const read = (dataset: DOMStringMap, page: { lang?: string; dir?: string } = {}) =>
  readOptions({ dataset: { persona: 'max', ...dataset }, src: 'https://rostra.example/embed.js?v=1' }, {
    documentElement: { lang: page.lang ?? '' },
    dir: page.dir ?? '',
  } as unknown as Document)

it('has defaults for a script with a persona only', () => {
  expect(read({})).toEqual({
    home: 'https://rostra.example',
    persona: 'max',
    mode: 'bubble',
    theme: null,
    color: '#4f46e5',
    side: 'right',
    greeting: '',
    opensAtLoad: false,
    language: 'en',
    isRightToLeft: false,
    label: 'Chat with an AI persona',
  })
  expect(read({ persona: '' })).toBeNull()
})

it('takes what the attributes say', () => {
  const dataset = {
    mode: 'inline',
    theme: 'dark',
    color: '#0F766E',
    position: 'left',
    greeting: ' Hi ',
    open: '',
    lang: 'de-AT',
    label: 'Ask',
  }
  expect(read(dataset)).toMatchObject({
    mode: 'inline',
    theme: 'dark',
    color: '#0F766E',
    side: 'left',
    greeting: 'Hi',
    opensAtLoad: true,
    language: 'de',
    label: 'Ask',
  })
})

it('ignores unknown values, such as a colour that would leave the style sheet', () => {
  const dataset = { mode: 'popup', theme: 'red', color: 'red;}*{display:none', position: 'top', open: 'false', lang: 'constructor' }
  expect(read(dataset)).toEqual(read({}))
})

it('has the language and the direction of the page, unless the script names a language', () => {
  expect(read({}, { lang: 'he-IL' })).toMatchObject({ language: 'he', isRightToLeft: true, side: 'left' })
  expect(read({}, { lang: 'fa', dir: 'rtl' })).toMatchObject({ language: 'en', isRightToLeft: true, side: 'left' })
  expect(read({ lang: 'fr' }, { lang: 'ar', dir: 'rtl' })).toMatchObject({ language: 'fr', isRightToLeft: false, side: 'right' })
  expect(read({ position: 'right' }, { dir: 'rtl' })).toMatchObject({ side: 'right' })
})
