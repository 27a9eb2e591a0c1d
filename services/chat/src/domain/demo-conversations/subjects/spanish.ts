import type { DemoSubject } from '../demo-conversation.ts'

export const spanish: DemoSubject = {
  personas: ['lucia-montejo', 'mateo-farrow', 'wren-calloway'],
  thisWeek: [
    [
      'I can read Spanish but in conversation the verbs come too fast and I freeze.',
      'Then we go slowly and leave half of the verbs at home today.',
    ],
    [
      'Is my Spanish accent a problem in a village? I can hold a small conversation.',
      'A greeting, a thank you and a smile. The accent is part of the charm.',
    ],
    ['My character mixes Spanish and English in conversation. Do I spell the accent?', 'No. Leave the Spanish where it hurts or sings.'],
    [
      'The past verbs confuse me in Spanish conversation. I use the wrong one every time.',
      'Use it, finish the sentence, and only then look back.',
    ],
    [
      'Where can I stay with a family for Spanish conversation at breakfast? My verbs are rusty.',
      'Ask at the language school of a small town. They know the good tables.',
    ],
    [
      'How do I show a Spanish accent on the page when the verbs are English?',
      'With rhythm and word order. Funny spelling makes a person a joke.',
    ],
    ['Should I say Spanish verbs aloud every day, accent and all, or wait for conversation?', 'Aloud, every day, to the cat if need be.'],
    [
      'People hear my accent and leave Spanish for English. How do I keep the conversation?',
      'Stay in Spanish and smile. Most will follow you back.',
    ],
  ],
  weekBefore: [
    [
      'Can we have a Spanish conversation at the market? My verbs are in the present only.',
      'The present is enough for tomatoes. You begin.',
    ],
    ['Is a phrase book or an app better for Spanish conversation on the road?', 'A notebook. Write down what the baker says.'],
    [
      'Would a Spanish grandmother in my story use formal verbs with a child?',
      'Hardly ever, unless she is very angry. That is your scene.',
    ],
    ['What is the quickest way to lose my accent in Spanish?', 'There is none, and no need. Clear beats perfect.'],
    ['Can I travel for a month with a little Spanish and no verbs?', 'Easily, if you like being laughed with.'],
    ['I want to write a song in Spanish. My verbs never rhyme.', 'Then hang the verbs in the middle and let the nouns rhyme.'],
    [
      'My teacher stops every Spanish conversation to correct my accent. Is that wise?',
      'Not while you are speaking. Ask for it at the end.',
    ],
  ],
}
