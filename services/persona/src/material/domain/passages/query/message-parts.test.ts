import { expect, it } from '@jest/globals'
import { messageParts } from './message-parts.ts'

it.each<[string, string[]]>([
  ['How many steps are there? My nephew and I plan to visit next Saturday, and his knee hurts.', ['How many steps are there?']],
  [
    'Ich habe zwei Katzen. Wie oft füttere ich sie? Und welches Futter ist gut?',
    ['Wie oft füttere ich sie?', 'Und welches Futter ist gut?'],
  ],
  ['我的猫三岁了。它每天要喝多少水？', ['它每天要喝多少水？']],
  ['मेरी बिल्ली तीन साल की है। वह रोज कितना पानी पीती है?', ['वह रोज कितना पानी पीती है?']],
  ['ድመቴ ሦስት ዓመቷ ነው። ስንት ውኃ ትጠጣለች፧', ['ስንት ውኃ ትጠጣለች፧']],
  ['Կատուս երեք տարեկան է։ Որքա՞ն ջուր է խմում։', ['Որքա՞ն ջուր է խմում։']],
  ['My cat is ill. It eats nothing.', ['My cat is ill.', 'It eats nothing.']],
  ['How do I keep bees?', []],
  ['Hello! How do I keep bees?', ['How do I keep bees?']],
])('%s', (text, parts) => {
  expect(messageParts(text)).toEqual(parts)
})

it('has four parts at most', () => {
  expect(messageParts('What is wax? What is honey? What is pollen? What is nectar? What is propolis?')).toHaveLength(4)
})
