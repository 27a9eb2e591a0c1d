import type { DemoSubject } from '../demo-conversation.ts'

export const nightTrains: DemoSubject = {
  personas: ['mateo-farrow', 'lucia-montejo', 'imani-castellan'],
  thisWeek: [
    [
      'Is a night train with a sleeper cabin worth the ticket for a long border crossing?',
      'If you like waking up somewhere else, nothing beats it.',
    ],
    [
      'How do I ask in Madrid where the sleeper train leaves and where luggage goes?',
      'Ask for the andén, and point at your bags. It works everywhere.',
    ],
    [
      'Is a sleeper ticket on the night train cheaper than a hotel for a small purse?',
      'Often, once you count the night it saves. Write both sums down.',
    ],
    ['Where do I keep luggage on a sleeper train while I am asleep at the border?', 'Under your feet, with the strap around an ankle.'],
    [
      'What do I tell the guard who wakes the sleeper train at the border for my ticket?',
      'Buenas noches, and hold it out. That is all he wants.',
    ],
    [
      'My sleeper train was cancelled and the ticket was dear. Who pays me back?',
      'Look at the rules of the railway first. The word on the ticket is not the last one.',
    ],
    [
      'How early do I book a night train across the border? Sleeper cabins sell out.',
      "As soon as they appear. Check the railway's own calendar.",
    ],
    ['Do people on a sleeper train mind big luggage and a learner who wants to talk?', 'Bring biscuits and they will make room.'],
    [
      'My luggage is too big for the night train. Is a second ticket cheaper than sending it?',
      'Sometimes. Ask for the price before you pack, not after.',
    ],
  ],
  weekBefore: [
    ['Does the night train still stop at the border for passports?', 'On some lines. Look at the notes under the timetable.'],
    ['What is the word for a sleeper cabin on a train in Spain?', 'Ask for a coche cama and you will be understood.'],
    ['Should I buy a rail pass or a single ticket for every train?', 'Add up the journeys you are sure of. The pass must beat that.'],
    ['How much luggage do you take on a train for a month away?', 'What I can carry up a stair while laughing.'],
  ],
}
