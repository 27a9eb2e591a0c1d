import type { DemoSubject } from '../demo-conversation.ts'

export const spanish: DemoSubject = {
  personas: ['lucia-montejo', 'mateo-farrow', 'wren-calloway'],
  thisWeek: [
    [
      'I can read Spanish but I freeze in conversation when the verbs come fast.',
      'Then we talk slowly and leave half of the verbs at home today.',
    ],
    [
      'How much Spanish do I need for a village without tourists? My accent is terrible.',
      'A greeting, a thank you and a smile. The accent is part of the charm.',
    ],
    [
      'My character speaks Spanish and English in the same conversation. How do I write that?',
      'Let the meaning carry it, and leave the Spanish where it hurts or sings.',
    ],
    ['Past verbs confuse me. In conversation I use the wrong one every time.', 'Use it, finish the sentence, and only then look back.'],
    [
      'Where can I stay with a family to practise Spanish at breakfast?',
      'Ask at the language school of a small town. They know the good tables.',
    ],
    [
      'How do I show an accent on the page without funny spelling of Spanish words?',
      'With rhythm and word order. Spelling makes a person a joke.',
    ],
    ['Should I practise the verbs aloud every day, or wait for a real conversation?', 'Aloud, every day, to the cat if need be.'],
    [
      'People answer me in English as soon as they hear my accent. How do I practise?',
      'Stay in Spanish and smile. Most will follow you back.',
    ],
  ],
  weekBefore: [
    ['Can we practise a conversation at the market? My verbs are in the present only.', 'The present is enough for tomatoes. You begin.'],
    ['Is a phrase book or an app better to practise Spanish on the road?', 'A notebook. Write down what the baker says.'],
    [
      'Would a Spanish grandmother in my story use formal verbs with a child?',
      'Hardly ever, unless she is very angry. That is your scene.',
    ],
    ['What is the quickest way to lose my accent?', 'There is none, and no need. Clear beats perfect.'],
    ["Can I travel for a month with beginner's Spanish?", 'Easily, if you like being laughed with.'],
    ['I want to write a song in Spanish. My verbs never rhyme.', 'Then hang the verbs in the middle and let the nouns rhyme.'],
    ['My teacher stops every conversation to correct my accent. Is that useful?', 'Not while you are speaking. Ask for it at the end.'],
  ],
}
