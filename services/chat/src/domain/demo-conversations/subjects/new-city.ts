import type { DemoSubject } from '../demo-conversation.ts'

export const newCity: DemoSubject = {
  personas: ['oma-ilse', 'mateo-farrow', 'coach-bex'],
  thisWeek: [
    [
      'I moved to a new city and every evening is silent. How do I make friends at my age?',
      'Go to the same place at the same hour. Friends begin as faces.',
    ],
    [
      'I am lonely on Sundays in this city. Which walk shows me how people live here?',
      'Follow the market bags home, and stop at the second bench.',
    ],
    ['Is a running group a good way to find friends in a city where I know nobody?', 'The best. Nobody is clever while out of breath.'],
    [
      'My neighbours greet me and then the door closes. Should I invite them for coffee?',
      'Yes, by a note under the door, with an hour and an end.',
    ],
    [
      'I moved here alone and feel lonely in cafés. Where do people sit and talk?',
      'Where the chairs are ugly. Try the railway café or the allotments.',
    ],
    ['I am shy with new people. Can I come to a group and just walk behind the others?', 'Please do. That is where the best talks are.'],
    ['Old friends stop writing since I moved. Do I hold on or let go?', 'Write once more, warmly. Then look at who answers.'],
    ['How does one meet the neighbours in a city where everybody looks at the floor?', 'Carry something odd. A plant or a ladder will do.'],
  ],
  weekBefore: [
    [
      'I feel lonely in a city of a million people. Is something wrong with me?',
      'Nothing. A city is many villages, and you have not found yours.',
    ],
    ['How long does it take until a new city feels like home?', 'Until somebody asks you for the way.'],
    [
      'I moved for my job and miss having friends to move with. Any ideas?',
      'A Saturday walk, the same park, the same hour. I bet you get company.',
    ],
    ['Should I bring cake to my neighbours when I have just moved in?', 'Always. It opens doors that bells do not.'],
    ['What do you do on the first evening in an unknown city?', 'I buy bread and let the street tell me who lives there.'],
    ['Everyone at the group has friends already. Do I go again?', 'Go three times. The third is when they know your name.'],
    ['My neighbours are loud and I am lonely. It is a strange mix.', 'Then knock with a smile. Loud people have chairs.'],
  ],
}
