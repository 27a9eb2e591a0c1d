import type { DemoSubject } from '../demo-conversation.ts'

export const newCity: DemoSubject = {
  personas: ['oma-ilse', 'mateo-farrow', 'coach-bex'],
  thisWeek: [
    [
      'I moved to a new city without friends and feel lonely when it gets dark.',
      'Go to the same place at the same hour. Friends begin as faces.',
    ],
    [
      'I am lonely on Sundays in this city. Which walk shows me how neighbours live here?',
      'Follow the market bags home, and stop at the second bench.',
    ],
    ['Is a walking group a way to find friends in a city when I feel lonely and shy?', 'The best. Nobody is clever while out of breath.'],
    [
      'My neighbours in the city greet me and the door closes. Do I invite them as friends?',
      'Yes, by a note under the door, with an hour and an end.',
    ],
    [
      'I moved to the city alone and feel lonely in cafés. Where do friends meet?',
      'Where the chairs are ugly. Try the railway café or the allotments.',
    ],
    ['I am shy and lonely in a big city. Can I join a group and walk behind the others?', 'Please do. That is where the best talks are.'],
    [
      'Old friends fell silent since I moved to the city. My neighbours are strangers too.',
      'Write once more, warmly. Then look at who answers.',
    ],
    [
      'How does one meet neighbours and friends in a city where everybody looks at the floor?',
      'Carry something odd. A plant or a ladder will do.',
    ],
  ],
  weekBefore: [
    ['I feel lonely in a city of so many people. Is that normal?', 'Quite. A city is many villages, and you have not found yours.'],
    ['How long until a new city feels like home when friends are far away?', 'Until somebody asks you for the way.'],
    [
      'I moved to a city for my job and miss having friends to walk with.',
      'A Saturday walk, the same park, the same hour. I bet you get company.',
    ],
    ['Should I bring cake to my neighbours when I am new in the city?', 'Always. It opens doors that bells do not.'],
    ['What do you do first in an unknown city when you are lonely?', 'I buy bread and let the street tell me who lives there.'],
    ['Everyone at the group in this city has friends already. Do I return?', 'Go three times. The third is when they know your name.'],
    ['My neighbours are loud and I am lonely in the city. It is a strange mix.', 'Then knock with a smile. Loud people have chairs.'],
  ],
}
