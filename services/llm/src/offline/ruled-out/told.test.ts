import { expect, it } from '@jest/globals'
import { ruledOutOf } from './in-passages.ts'
import { ruledOutAskedFor, ruledOutIn } from './ruled-out.ts'

const passages = {
  egg: { heading: 'What is for breakfast?', text: 'Two fried eggs.' },
  milk: { heading: 'How do I make a sauce?', text: 'Stir in cream and pepper.' },
  gluten: { heading: 'What is for supper?', text: 'Two slices of bread.' },
  meat: { heading: 'What is for dinner?', text: 'Brown the bacon.' },
  fish: { heading: 'What is for lunch?', text: 'A fillet of salmon.' },
  nut: { heading: 'What is a quick snack?', text: 'A handful of almonds.' },
  salt: { heading: 'How do I season?', text: 'Salt at the end.' },
  apple: { heading: 'What is for dessert?', text: 'Baked apples.' },
} as const
type Food = keyof typeof passages

const later = 'What can I cook?'
/** Returns what is left out of the answer to a later question. */
const leftOut = (...messages: string[]) =>
  Object.entries(passages).flatMap(([food, passage]) => (ruledOutOf(passage, ruledOutIn([...messages, later])) ? food : []))

const vegan: Food[] = ['egg', 'milk', 'meat', 'fish']
const vegetarian: Food[] = ['meat', 'fish']

it.each<[Food | Food[], string[]]>([
  [
    'egg',
    [
      'I have to avoid eggs',
      "Our son can't eat eggs",
      'My daughter is anaphylactic to eggs',
      'Eggs give me hives',
      "can't eat eggs",
      'I have an allergy: eggs',
      'My name is Sam and Tom can’t eat eggs',
      "I'm cooking for someone who can't eat eggs.",
      "What can I cook if I can't eat eggs?",
      'egg-allergic',
      "I'm alergic to eggs",
      'I come out in a rash when I eat eggs',
      'I eat eggs and get a rash',
      "I'm not vegan but I can't eat eggs",
      "I'm allergic to eggs and love cheese",
      'Ich bin gegen Eier allergisch',
      'Ich darf keine Eier essen',
      'Was kann ich kochen, wenn ich keine Eier essen darf?',
      "je ne mange pas d'œufs",
      'mon fils est allergique aux œufs',
      'soy alérgica a los huevos',
      'no como huevos',
      'non mangio uova',
      'não como ovos',
      'у сына аллергия на яйца',
      'أنا لا آكل البيض',
      '我不吃蛋',
      '息子は卵アレルギーです',
      'Is allergic to eggs',
      'Has an egg allergy',
      'Est allergique aux œufs',
      'Tiene alergia a los huevos',
    ],
  ],
  [
    'milk',
    [
      'I steer clear of dairy',
      'My doctor says no dairy',
      "I'm off dairy",
      'I gave up dairy last year',
      'It must be dairy free',
      'I need recipes without dairy',
      'Milk upsets my stomach',
      'Milch vertrage ich nicht',
      'laktosefrei bitte',
      'ma fille ne supporte pas le lait',
      'Le lait, je ne le digère pas',
      'sono intollerante al lattosio',
      'tenho alergia a leite',
      'у меня непереносимость лактозы',
      'لا أشرب الحليب',
      '我乳糖不耐受',
      '乳製品がだめです',
      'Does not drink milk',
    ],
  ],
  [
    'gluten',
    [
      'I stay away from gluten',
      "I'm sensitive to gluten",
      'My sister is coming, she is coeliac',
      'glutenfrei bitte',
      'Ich habe Zöliakie',
      "sans gluten s'il vous plaît",
      'soy celíaca',
      'non posso mangiare glutine',
      'não posso comer glúten',
      'мне нельзя глютен',
      'بدون جلوتين',
      'グルテンフリーでお願いします',
      'Is coeliac',
      'Is a coeliac',
    ],
  ],
  ['meat', ['I no longer eat meat', "Grandma doesn't eat meat", "I'm pescatarian", 'Does not eat pork', 'Prefers no meat', 'мясо я не ем']],
  ['fish', ['I eat everything except fish', 'The kids won’t eat fish', '我不吃鱼', '魚は食べません']],
  ['nut', ['I have allergies: nuts', 'Meine Tochter ist gegen Nüsse allergisch', 'لدي حساسية من المكسرات', '坚果过敏']],
  ['salt', ['My doctor told me to avoid salt', "I can't have salt"]],
  ['apple', ["I can't have apples", 'Ich vertrage keine Äpfel']],
  [
    ['egg', 'nut'],
    ['I have allergies (nuts, eggs)', 'Eggs and nuts make me sick'],
  ],
  [
    ['egg', 'milk'],
    ['Allergies: egg, dairy', 'I need to avoid dairy and eggs'],
  ],
  [
    vegan,
    ["He's vegan", 'Is vegan', "I don't eat animal products", 'Wir leben vegan', 'Sono vegana', 'я веган', '我是纯素者', 'ヴィーガンです'],
  ],
  [
    vegetarian,
    [
      'The guests are vegetarian',
      'Meine Frau ist Vegetarierin',
      'Ist Vegetarier',
      'je suis végétarienne',
      'я вегетарианка',
      'أنا نباتي',
      '我吃素',
    ],
  ],
  ['meat', ["I'm vegetarian but I eat fish"]],
])('%j is left out of later answers', (foods, statements) => {
  for (const statement of statements) expect([statement, leftOut(statement)]).toEqual([statement, [foods].flat()])
})

it.each([
  "I'm not vegan",
  'I used to be vegan but now I eat everything',
  'How do I bake an egg-free and dairy-free cake?',
  'Can I bake a cake without eggs?',
  'Do you have gluten-free bread?',
  'Habt ihr glutenfreies Brot?',
  'Quel pain est sans gluten ?',
  'I have no eggs left',
  "I'm out of milk",
  'Ich habe keine Eier mehr',
  "je n'ai plus d'œufs",
  'no tengo huevos',
  'У меня нет яиц',
  '我没有鸡蛋了',
  '卵がありません',
  "I'm not allergic to anything",
  'My husband is not allergic to nuts',
  'Ich bin nicht allergisch gegen Eier',
  'Je ne suis pas végane',
  'No soy vegana',
  'У меня нет аллергии на яйца',
  '我没有过敏',
  'アレルギーはありません',
  'I have no problem with eggs',
  'My bread does not rise',
  "My dough doesn't rise without sugar",
  "I can't get my bread right",
  'I have no idea how to cook fish',
  'How do I avoid lumps in my milk sauce?',
  "I don't eat enough fish",
  "I don't want to give up my bread",
  "Why can't I eat eggs?",
  'Is this bread vegan?',
  'Não sei como cozinhar peixe',
  'No sé como cocinar pescado',
  'I have problems with sourdough bread. It stays flat.',
  'I have trouble with milk foam',
])('%s leaves nothing out of later answers', (message) => {
  expect(leftOut(message)).toEqual([])
})

it.each([
  ['Can I bake a cake without eggs?', 'egg'],
  ['I have no eggs left', 'egg'],
  ['Do you have gluten-free bread?', 'gluten'],
  ["I'm out of milk", 'milk'],
] as const)('%s leaves out %s of its own answer', (message, food) => {
  expect(ruledOutOf(passages[food], ruledOutIn([message]))).toBeDefined()
})

it.each([
  [["I'm allergic to eggs", 'Actually I can eat eggs again'], []],
  [["I'm vegan", "I'm not vegan any more"], []],
  [
    ["I'm vegan", 'I eat eggs again'],
    ['milk', 'meat', 'fish'],
  ],
  [["I'm vegan", 'Now I eat everything'], []],
  [['Ich bin allergisch gegen Eier', 'Ich darf wieder Eier essen'], []],
  [["I'm allergic to nuts", 'My husband is not allergic to nuts'], ['nut']],
])('%j leave out %j', (messages, foods) => {
  expect(leftOut(...messages)).toEqual(foods)
})

it.each([
  ['Can I eat eggs if they are well cooked?', true],
  ['Kann ich Eier essen?', true],
  ['What can I use instead of eggs?', false],
  ['Womit kann ich Eier ersetzen?', false],
  ['How do I make pancakes without eggs?', false],
  ['How do I make egg-free pancakes?', false],
  ['How do I make pancakes?', false],
])('%s asks for what was ruled out: %s', (asked, isAskedFor) => {
  expect(ruledOutAskedFor(asked, ruledOutIn(["I'm allergic to eggs", asked])) !== undefined).toBe(isAskedFor)
})
