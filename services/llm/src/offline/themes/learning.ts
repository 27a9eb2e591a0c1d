import type { Theme } from './theme.ts'

export const learningThemes: Theme[] = [
  {
    name: 'speaking Spanish',
    otherLanguages: true,
    field: 'learning',
    keywords:
      /\b(spanish|espa[nñ]ol|hola|gracias|me llamo|me gusta|quiero|buen[oa]s|phrases?|freeze when i speak|how (do|would) (i|you) say|translate)\b/gi,
    insights: [
      'You can go a remarkably long way in Spanish with "quiero" (I want), "tengo" (I have), "voy a" (I am going to) and a brave face.',
      'Understanding and speaking are two different muscles. If you freeze, the cure is not more grammar, it is more small, safe, badly made sentences.',
    ],
    steps: [
      'Begin with "¿Me pone un café, por favor?" (Could I have a coffee, please?). Swap the last word and you can order the whole menu.',
      'Keep "¿Cómo se dice…?" (How do you say…?) in your pocket. It turns every gap into a conversation.',
      'Learn "Perdón, ¿puede hablar más despacio?" (Sorry, can you speak more slowly?). People are delighted to.',
      'Say what you are doing as you do it: "abro la puerta" (I open the door), "hago café" (I make coffee). Nobody is listening, so nobody can mind.',
      'Use "¿Dónde está…?" (Where is…?) with one new place a day: la estación, la farmacia, la playa (the station, the chemist, the beach).',
      'Answer with "voy a" plus any verb, "voy a comer, voy a dormir" (I am going to eat, to sleep), and you have a future tense for free.',
    ],
    pitfalls: [
      'Translating word by word is what makes the mouth stop. Say less, in words you have: "no hambre ahora" will be understood and fed later.',
    ],
    examples: [
      'A first chat can be as small as this: "Hola, me llamo Sam. Soy de Leeds. Me gusta el café." (Hello, I am called Sam. I am from Leeds. I like coffee.) Three sentences, and you exist.',
    ],
    questions: [
      'Can you tell me three things you like, starting with "me gusta" (I like)?',
      'Now you: what would you order for breakfast, in any Spanish you have?',
      'Where will you use it first: a trip, a friend, a family table?',
    ],
  },
  {
    name: 'ser, estar and the rest of the grammar',
    otherLanguages: true,
    field: 'learning',
    keywords: /\b(ser|estar|subjunctive|conjugat\w*|grammar|tenses?|verbs?|vocabulary|accent|pronunciation|language|fluent)\b/gi,
    insights: [
      'Think of ser as a tattoo and estar as a hairstyle. "Es simpático" (he is a nice person) is who he is; "está cansado" (he is tired) will be different after a nap.',
      'Place is the famous exception: where something is always takes estar, even if it is a mountain. "Madrid está en España" (Madrid is in Spain).',
    ],
    steps: [
      'Use ser for who and what: your name, your job, where you are from, what things are made of.',
      'Use estar for how and where: moods, health, the temperature of the soup, the whereabouts of your keys.',
      'Write three sentences about yourself with "soy" (I am, by nature) and three with "estoy" (I am, just now).',
      'Learn verbs in little families of three, yo, tú, él, and leave the other forms until you miss them.',
      'Take one new word a day and put it into a sentence about your own kitchen.',
    ],
    pitfalls: [
      'Do not wait with speaking until the endings are right. Everybody understands "yo estar cansado", and then they kindly say it back to you properly.',
    ],
    examples: [
      '"Es aburrido" means he is a boring person; "está aburrido" means he is bored at the moment. One letter group apart, and it can cost you a friend.',
    ],
    questions: [
      'Which is it for "the coffee is cold", ser or estar, and why do you think so?',
      'Will you try one sentence with "soy" and one with "estoy"?',
    ],
  },
  {
    name: 'fractions',
    field: 'learning',
    keywords: /\b(fractions?|flip|divid(e|ing)|division|denominators?|numerators?|halves|thirds)\b/gi,
    insights: [
      'Dividing asks "how many of these fit into that?". How many halves fit into three cakes? Six. So dividing by a half has doubled the number, just as multiplying by two would.',
      'A fraction is an instruction: cut into this many, take that many. The flip undoes the instruction, and that is all a division is.',
    ],
    steps: [
      'Take three whole cakes and cut each into quarters. Count the pieces. You have just worked out three divided by a quarter without any rule.',
      'Now write it both ways, 3 ÷ 1/4 and 3 × 4, and see that they count the same pieces.',
      'Try 1/2 ÷ 1/4 with a drawing: how many quarter pieces fit into half a cake?',
      'Check with a number you trust: multiply your answer by what you divided by, and the old number should come back.',
      'Only then use the rule, and say aloud what it counts.',
    ],
    pitfalls: [
      'It is the second one that is turned over, never the first. If you forget which, ask yourself how many of the second fit into the first.',
    ],
    examples: [
      'Two thirds divided by one sixth: a sixth is half of a third, so four of them fit into two thirds. By the rule, 2/3 × 6 = 12/3 = 4. The cake and the rule agree, which is always reassuring.',
    ],
    questions: ['How many quarters do you think fit into one and a half? Take your time.', 'What picture would you draw for it?'],
  },
  {
    name: 'percentages',
    field: 'learning',
    keywords: /\b(percent\w*|per cent|%|mental arithmetic|in my head|tip|vat|interest rate)/gi,
    insights: [
      'Per cent means "out of a hundred", and nearly everything can be built from ten per cent, which is only the number with its point moved one place.',
      'Percentages can be turned round: 16 per cent of 25 is the same as 25 per cent of 16, and a quarter of sixteen is four.',
    ],
    steps: [
      'Find ten per cent first by moving the point: ten per cent of 64 is 6.4.',
      'Halve that for five per cent, and halve again for two and a half.',
      'For one per cent, move the point twice; then three per cent is three of those.',
      'Build the rest like coins: 15 is ten and five, 35 is three tens and a five.',
      'Check whether the answer is sensible: 48 per cent must be a little under half.',
    ],
    pitfalls: [
      'Up twenty per cent and down twenty per cent does not bring you home: 100 becomes 120, and a fifth of 120 is 24, so you land at 96.',
    ],
    examples: ['For 17.5 per cent of 80: ten per cent is 8, five is 4, two and a half is 2. Together 14. Three small sums and no tears.'],
    questions: ['Would you like to try 15 per cent of 60 that way?', 'Which percentage do you meet most often in real life?'],
  },
  {
    name: 'mathematics without fear',
    field: 'learning',
    keywords: /\b(math\w*|algebra|equations?|geometry|calculus|numbers|sums?|homework|exams?|tests?|panic in)\b/gi,
    insights: [
      'Panic eats exactly the part of the mind that does sums. So the first task in any hard question is not the mathematics, it is getting your breath back.',
      'Almost every wrong answer has a sensible idea inside it. Find that idea and you are usually one small turn away from the right one.',
    ],
    steps: [
      'Make the numbers small and friendly, solve that version, and then see what you did.',
      'Write down what you know and what you want, in words, one under the other.',
      'Draw it, even badly. A wobbly rectangle has saved many an afternoon.',
      'In an exam, go through once for the questions you like. Two minutes of success makes the next one easier.',
      'Breathe out for longer than you breathe in, three times, before you turn the page.',
      'When it works, explain it to a chair. If the chair is convinced, so are you.',
    ],
    pitfalls: [
      'Reading a solution feels like understanding it. Close the book and do the first line yourself; that is where the truth comes out.',
    ],
    examples: [
      'If 3x + 5 = 20 looks unfriendly, say it as a story: three bags and five loose apples make twenty. Take away the loose ones, fifteen; share between the bags, five each.',
    ],
    questions: [
      'Where exactly does it stop making sense? The line before that is where we begin.',
      'What did you try first, and what made you think of it?',
    ],
  },
  {
    name: 'everyday science',
    field: 'learning',
    keywords:
      /\b(scien\w*|physics|chemistry|biology|sky|gravity|rainbows?|stars?|moon|planets?|seasons?|atoms?|light|thunder|lightning|universe|space|energy|magnets?|evolution|experiments?)\b/gi,
    insights: [
      'The sky is blue because air scatters the short, blue waves of sunlight far more than the long red ones. In the evening the light has a longer way through the air, the blue has been scattered out, and red is left.',
      'Gravity pulls on everything alike: leave out the air, and a feather and a hammer land together. What we feel as weight is the floor pushing back.',
      'Seasons come from the tilt of the Earth, not from its distance. In our summer our half leans towards the sun, so its light falls steeply and the days are long.',
      'Thunder is the sound of air that lightning has heated so fast that it bursts outwards. Light comes at once, sound takes about three seconds for a kilometre.',
    ],
    steps: [
      'First say what you expect to see, then look. A surprise only counts if you had a guess.',
      'Change one thing at a time: the height, the colour, the temperature.',
      'Try it in the kitchen: a glass of water with a few drops of milk and a torch shows blue from the side and orange from the end.',
      'Ask of each explanation what it forbids. One that would fit anything explains nothing.',
    ],
    pitfalls: ['A word is not an explanation. "It is gravity" names the thing; the interesting part is how it behaves.'],
    examples: [
      'Drop a sheet of paper beside a book, then lay the paper on the book and drop both. The second time they land together, so it was the air that held the paper back.',
    ],
    questions: ['What would you have guessed, before anyone told you?', 'What could we look at to find out whether it is so?'],
  },
  {
    name: 'studying',
    field: 'learning',
    keywords:
      /\b(stud(y|ying|ies)|revis(e|ing|ion)|learn(ing)?|remember(ing)?|memor(y|ise|ize)|course|school|university|teach(er|ing)?|kids?|children|reading)\b/gi,
    insights: [
      'What makes things stay is not reading them again but pulling them out of your head, with effort, a few days apart.',
      'Understanding grows at the edge of what you already know, so a good question to begin with is: what does this remind me of?',
    ],
    steps: [
      "Close the book and write down everything you remember. The gaps are tomorrow's plan.",
      'Explain it aloud in plain words to somebody who does not know it, or to a plant.',
      'Come back after a day, after three days and after a week, ten minutes each.',
      'Mix two kinds of problem rather than doing twenty of one.',
      'Sleep on it. It is the cheapest study method there is.',
    ],
    pitfalls: ['Highlighting makes a page look learned. The page, sadly, is all that changes.'],
    examples: [
      'Four evenings of twenty-five minutes with the book closed beat one Sunday of four hours with it open, and leave you the Sunday.',
    ],
    questions: ['What do you already know about it, even roughly?', 'When do you need it, and what for?'],
  },
]
