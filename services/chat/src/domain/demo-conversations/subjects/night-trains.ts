import type { DemoSubject } from '../demo-conversation.ts'

export const nightTrains: DemoSubject = {
  personas: ['mateo-farrow', 'lucia-montejo', 'imani-castellan'],
  thisWeek: [
    [
      'Is a night train with a sleeper cabin worth it for a long border crossing?',
      'If you like waking up somewhere else, nothing beats it.',
    ],
    [
      'How do I ask in Spanish which platform the night train leaves from?',
      'Ask for the andén, and point at your luggage. It works everywhere.',
    ],
    [
      'Is a sleeper ticket cheaper than a hotel when I count the whole budget of the trip?',
      'Often, once you count the night it saves. Write both sums down.',
    ],
    ['Where do I keep my luggage on a night train while I sleep?', 'Under your feet, with the strap around an ankle.'],
    [
      'What do I say to the guard who wakes me at the border? I only know school Spanish.',
      'Buenas noches, and hold out the ticket. That is the whole conversation.',
    ],
    [
      'Can I get my money back when the sleeper train is cancelled and the ticket is not refundable?',
      'Look at the rules of the railway first. The word on the ticket is not the last one.',
    ],
    [
      'How early should I book a night train across the border in summer?',
      "As soon as the sleeper tickets appear. Check the railway's own calendar.",
    ],
    [
      'Would fellow travellers in the cabin mind if I practise with them on the night train?',
      'Bring biscuits and they will teach you the verbs.',
    ],
    ['My luggage is too big for the train. Is it cheaper to send it ahead?', 'Sometimes. Ask for the price before you pack, not after.'],
  ],
  weekBefore: [
    ['Does the night train still stop at the border for passports?', 'On some lines. Look at the notes under the timetable.'],
    ['What is the word for a sleeper cabin on a Spanish train?', 'Ask for a coche cama and you will be understood.'],
    ['Should I buy a rail pass or a single ticket for every train?', 'Add up the journeys you are sure of. The pass must beat that.'],
    ['How much luggage do you take on a train for a month away?', 'What I can carry up a stair while laughing.'],
  ],
}
