import { expect, it } from '@jest/globals'
import { ruledOutOf } from './in-passages.ts'
import { ruledOutIn, stillRuledOut } from './ruled-out.ts'

const cream = { heading: 'How do I make a sauce?', text: 'Stir in cream and pepper.' }
const nuts = { heading: 'What is a quick snack?', text: 'A handful of almonds.' }
const eggs = { heading: 'What is for breakfast?', text: 'Two fried eggs.' }
const fish = { heading: 'What is for lunch?', text: 'A fillet of salmon.' }
const meat = { heading: 'What is for dinner?', text: 'Brown the bacon.' }
const mushrooms = { heading: 'What is a good risotto?', text: 'Slice the mushrooms.' }
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
  ['I have no eggs left', eggs],
  ["I'm out of milk", cream],
  ['dairy-free please', cream],
  ["I don't like mushrooms", mushrooms],
  ["I'm not keen on mushrooms", mushrooms],
  ['No mushrooms please, they give me a stomach ache', mushrooms],
  ['anything but fish', fish],
  ["Please don't suggest anything with pork", meat],
  ['Ich mag keinen Fisch', fish],
  ['Meine Tochter verträgt keine Milch', cream],
  ['Ich habe eine Nussallergie', nuts],
  ['Kein Schweinefleisch bitte', meat],
  ["Je n'aime pas le poisson", fish],
  ["pas de porc s'il vous plaît", meat],
  ['No me gusta el pescado', fish],
  ['Non mi piacciono i funghi', mushrooms],
  ['Não gosto de peixe', fish],
  ['Я не люблю рыбу', fish],
  ['без молока, пожалуйста', cream],
  ['عندي حساسية من البيض', eggs],
  ['我不喜欢鱼', fish],
  ['我是素食者', meat],
  ['魚が嫌いです', fish],
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
  ['I have no oven at home', ['oven']],
  ["Please don't suggest treadmills", ['treadmills']],
  ['I hate crowds', ['crowds']],
])('%s names %j', (message, words) => {
  expect(ruledOutIn([message]).map(({ word }) => word)).toEqual(words)
})

it('ends where the person asks about the thing, and where the persona is about it', () => {
  const crowds = ruledOutIn(['I hate crowds'])
  expect(stillRuledOut(crowds, 'Where do I eat?', 'A guide to small towns')).toHaveLength(1)
  expect(stillRuledOut(crowds, 'How do I bear a crowd?', 'A guide to small towns')).toEqual([])
  expect(stillRuledOut(crowds, 'Where do I eat?', 'A guide through crowds')).toEqual([])
  expect(stillRuledOut(ruledOutIn(['I am allergic to eggs']), 'How do I fry eggs?', 'A cook of eggs')).toHaveLength(1)
})

it('finds a thing in a name of Apple', () => {
  const cloud = { heading: 'How do I keep my photos safe?', text: 'Turn on iCloud Photos.' }
  expect(ruledOutOf(cloud, ruledOutIn(["I don't use the cloud"]))).toBeDefined()
})

it('keeps words apart that only look alike', () => {
  expect(ruledOutOf({ heading: 'How do I learn to code?', text: 'Write code every day.' }, ruledOutIn(["I don't eat cod"]))).toBeUndefined()
})

it.each([
  "I don't have time",
  'I hate my job',
  "I don't like running",
  'I have no energy',
  "I can't eat before a run",
  "I don't drink enough water",
  "I've got no friends",
  'Keine Ahnung, bitte hilf mir',
  'I hate crowds. Where do I eat?',
  'How do I win without losing friends?',
  'I have no allergy',
  'What is a food allergy?',
])('%s rules nothing out', (message) => {
  expect(ruledOutIn([message])).toEqual([])
})
