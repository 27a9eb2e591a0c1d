import type { DemoSubject } from '../demo-conversation.ts'

export const fractions: DemoSubject = {
  personas: ['mr-abernathy', 'oma-ilse', 'wren-calloway'],
  thisWeek: [
    [
      'My daughter cries over fractions homework. How do I explain a half of a third?',
      'Fold a strip of paper in three, then one part in half. Let her count.',
    ],
    [
      'I lose patience when my son does homework at the kitchen table. What did you do?',
      'I made tea and sat on my hands. The pencil is his.',
    ],
    [
      'Can you make a story about a baker who sells fractions of a cake for my daughter?',
      'Gladly. The baker owes an eighth to a very exact mouse.',
    ],
    [
      'Why do I turn the second one upside down to divide fractions? My homework never says why.',
      'Because you ask how many of them fit. Draw it once and it stays.',
    ],
    ['My daughter says she is bad at maths, like me. How do I stop passing that on?', 'Say that you will learn it with her. Then do.'],
    [
      'My son loves stories and hates fractions. Could a pirate share treasure in his homework?',
      'A pirate shares best when the crew can count.',
    ],
    ['Is there a trick for comparing fractions without a calculator?', 'Ask how far each is from a half. Often that is enough.'],
    ['How long should homework take before I let my daughter stop?', 'Until the tears, and then stop a little before.'],
  ],
  weekBefore: [
    [
      'My son adds the tops and the bottoms of fractions. How do I undo that?',
      'Ask him whether half and half make two quarters of a cake.',
    ],
    ['Should I tell the teacher that homework ruins our evenings?', 'Yes, kindly, and early in the week.'],
    ['Can you write a riddle about fractions for a birthday?', 'I am three quarters of a pie and the last to be asked. Who ate me?'],
    ['I never understood fractions at school. Can I learn maths now?', 'Of course. You have cut more cakes than any pupil.'],
    ['My daughter copies her homework from a friend. Do I say something?', 'Ask her to teach it to you. You will both find out.'],
    ['How do I make maths homework feel like a game for my son?', 'Give him a rule to break and a reason to break it.'],
    [
      'What comes first, fractions or decimals? My daughter mixes them up in her homework.',
      'Fractions. Decimals are fractions that have dressed up.',
    ],
  ],
}
