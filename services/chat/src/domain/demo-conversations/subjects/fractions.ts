import type { DemoSubject } from '../demo-conversation.ts'

export const fractions: DemoSubject = {
  personas: ['mr-abernathy', 'oma-ilse', 'wren-calloway'],
  thisWeek: [
    [
      'My daughter cries over fractions homework in maths. Where do we begin?',
      'Fold a strip of paper in three, then one part in half. Let her count.',
    ],
    [
      'I lose patience when my daughter does fractions homework at the kitchen table.',
      'Make tea and sit on your hands. The pencil is hers.',
    ],
    [
      "Can you make a story about a baker who cuts fractions for my daughter's maths homework?",
      'Gladly. The baker owes an eighth to a very exact mouse.',
    ],
    [
      'Why turn one upside down to divide fractions? The maths homework of my son never says.',
      'Because you ask how many of them fit. Draw it once and it stays.',
    ],
    ['My daughter believes she is no good at maths, like me, since fractions came.', 'Say that you will learn it with her. Then do.'],
    ['My son loves stories and hates fractions. Could a pirate do his maths homework?', 'A pirate shares best when the crew can count.'],
    [
      'Is there a trick for comparing fractions in homework? My daughter guesses.',
      'Ask how far each is from a half. Often that is enough.',
    ],
    ['How long should maths homework last before I let my daughter put fractions away?', 'Until the tears, and then stop a little before.'],
  ],
  weekBefore: [
    [
      'My son adds the tops and the bottoms of fractions in his homework. Why is that wrong in maths?',
      'Ask him whether half and half make two quarters of a cake.',
    ],
    ['Fractions homework ruins our evenings. Do I tell the teacher?', 'Yes, kindly, and early in the week.'],
    ['Can you write a riddle about fractions for my daughter?', 'I am three quarters of a pie and the last to be asked. Who ate me?'],
    ['I never understood fractions at school. Can I learn maths now?', 'Of course. You have cut more cakes than any pupil.'],
    ['My daughter copies her fractions homework from a friend. Do I speak up?', 'Ask her to teach it to you. You will both find out.'],
    ['How do I make fractions homework feel like a game?', 'Give it a rule to break and a reason to break it.'],
    [
      'What comes first in maths, fractions or decimals? The homework mixes them.',
      'Fractions. Decimals are fractions that have dressed up.',
    ],
  ],
}
