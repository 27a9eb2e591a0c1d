import { expect, it } from '@jest/globals'
import { ruledOutIn, ruledOutOf } from './ruled-out.ts'

const cream = { heading: 'How do I make a sauce?', text: 'Stir in cream and pepper.' }
const nuts = { heading: 'What is a quick snack?', text: 'A handful of almonds.' }
const eggs = { heading: 'What is for breakfast?', text: 'Two fried eggs.' }
const allergies = { heading: 'How do I explain a food allergy?', text: 'Say that you cannot eat eggs, nuts or cream.' }

it.each([
  ["I can't have dairy", cream],
  ['i cant do dairy at all', cream],
  ["I'm lactose intolerant", cream],
  ['no dairy for me please', cream],
  ['Ich vertrage keine Laktose', cream],
  ['no nuts please', nuts],
  ['My daughter has a nut allergy', nuts],
  ['eggs make me sick', eggs],
  ["I've been vegan for 3 years", eggs],
  ['I hate eggs', eggs],
])('%s rules a passage out', (message, passage) => {
  const ruledOut = ruledOutIn([message])
  expect(ruledOutOf(passage, ruledOut)).toBeDefined()
  expect(ruledOutOf(allergies, ruledOut)).toBeUndefined()
})

it.each([
  ["I'm allergic to shellfish and off to Galicia in June.", ['shellfish']],
  ["I don't drink milk or anything with caffeine.", ['milk', 'caffeine']],
  ["I don't have an oven or a mixer", ['oven', 'mixer']],
  ['Can I do that without using any app?', ['app']],
])('%s names %j', (message, words) => {
  expect(ruledOutIn([message]).map(({ word }) => word)).toEqual(words)
})

it.each(["I don't have time", 'How do I win without losing friends?', 'I have no allergy', 'What is a food allergy?'])(
  '%s rules nothing out',
  (message) => {
    expect(ruledOutIn([message])).toEqual([])
  },
)
