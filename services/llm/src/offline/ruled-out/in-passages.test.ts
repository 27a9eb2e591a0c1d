import { expect, it } from '@jest/globals'
import { ruledOutOf, withoutSentencesOn } from './in-passages.ts'
import { ruledOutIn } from './ruled-out.ts'

const vegan = ruledOutIn(["I'm vegan"])
const noMilk = ruledOutIn(["I'm allergic to milk"])
const noGluten = ruledOutIn(["I'm coeliac"])
const title = 'Free-from and vegan cooking'

it.each([
  [vegan, `${title} › What dinner do children like?`, '500 g minced beef.', true],
  [vegan, `${title} › What is a vegan breakfast?`, 'Oats with plant yoghurt or butter.', false],
  [noMilk, `${title} › How do I make a nut-free green pesto?`, '40 g hard cheese or, for vegans, miso.', true],
  [noMilk, `${title} › What is a dairy-free sauce?`, 'It needs no cream.', false],
  [noGluten, 'What do I eat?', 'A gluten-free bread, or noodles free from gluten.', false],
  [noGluten, 'What do I eat?', 'An egg-free bread.', true],
])('vouches for a passage by its own heading only: %#', (ruledOut, heading, text, isRuledOut) => {
  expect(ruledOutOf({ heading, text }, ruledOut) !== undefined).toBe(isRuledOut)
})

it('keeps of a passage in prose what says that it leaves the thing out', () => {
  const pastry = {
    heading: 'Pastry',
    text: 'Croissants are made with butter. The nut roll costs 2.80. Vegan croissants are there on Fridays.\n\nCakes are made to order.',
  }
  expect(withoutSentencesOn(pastry, vegan).text).toBe('Vegan croissants are there on Fridays.\n\nCakes are made to order.')
  expect(withoutSentencesOn(pastry, ruledOutIn(["I'm allergic to nuts"]))).toBe(pastry)
  const recipe = { heading: 'Cake', text: 'For two:\n\n1. Whisk 2 eggs.\n2. Pour it into a tin. A vegan cake has none.' }
  expect(withoutSentencesOn(recipe, vegan)).toBe(recipe)
  const bread = {
    heading: 'Bread',
    text: 'The house bread is of rye. It is dark.\n\nOne loaf is gluten-free. Order it by Tuesday. The spelt bread is not.',
  }
  expect(withoutSentencesOn(bread, noGluten).text).toBe('One loaf is gluten-free. Order it by Tuesday.')
})
