import { expect, it } from '@jest/globals'
import { pages } from '@rostra/proto/http/pages'
import { learnPath } from './paths.ts'

const { discover, landing } = pages

it('the page that explains the product is the discover page while the list of pages has none', () => {
  expect(learnPath({ landing, discover })).toBe('/discover')
})

it('the page that explains the product is /how-it-works once the list of pages has it', () => {
  expect(learnPath({ landing, discover, howItWorks: { path: '/how-it-works' } })).toBe('/how-it-works')
})
