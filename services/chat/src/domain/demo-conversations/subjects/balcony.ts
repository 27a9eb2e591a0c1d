import type { DemoSubject } from '../demo-conversation.ts'

export const balcony: DemoSubject = {
  personas: ['odette-marchand', 'oma-ilse', 'amara-nwosu-lind'],
  thisWeek: [
    ['What do I cook with a handful of tomatoes from balcony plants?', 'Eat them warm from the sun with salt. Cooking would be an insult.'],
    [
      'My tomatoes on the balcony have yellow leaves. Is the soil too wet for the plants?',
      'Mine were so when I loved them with too much watering.',
    ],
    [
      'We want tomatoes in a shared garden. Who pays for soil, seeds and plants?',
      'Ask each house for one bag of soil. Small asks grow well.',
    ],
    ['Which herbs share soil with tomatoes on a balcony?', 'Basil gladly. Mint wants a pot of its own, like some aunts.'],
    [
      'Is it too late for seeds of tomatoes on a balcony with morning sun?',
      'Salad does not mind. Put that in this week, and the rest in spring.',
    ],
    [
      'Our school garden has soil and tomatoes but no hands for watering plants in summer.',
      'Pair families by week and hang the list at the gate.',
    ],
    ['Do I save seeds from shop tomatoes, or do weak plants come of it?', 'Save them. The worst that grows is a surprise.'],
    [
      'The soil in my balcony pots is old and the tomatoes look sad. New plants or new soil?',
      'Mix in fresh soil and wait a week before you give up.',
    ],
    ['Could a club sell young tomatoes, plants and seeds for the balcony in spring?', 'Yes, with a note on watering and a word of thanks.'],
  ],
  weekBefore: [
    ['When do I put seeds of tomatoes in pots on a cold balcony?', 'When you can sit outside without a coat.'],
    ['My mother had tomatoes on every window sill. Which soil did people use?', 'Whatever was there, with some ash and patience.'],
    ['Who would give a small group plants for a balcony garden?', 'A nursery at the end of a season. Ask early, thank twice.'],
    ['How much watering do balcony plants need in the heat?', 'Every evening, until the saucer shows a little.'],
  ],
}
