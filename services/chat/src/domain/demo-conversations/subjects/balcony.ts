import type { DemoSubject } from '../demo-conversation.ts'

export const balcony: DemoSubject = {
  personas: ['odette-marchand', 'oma-ilse', 'amara-nwosu-lind'],
  thisWeek: [
    [
      'What can I cook with the first tomatoes from a balcony? There are only a handful.',
      'Eat them warm from the sun with salt. Cooking would be an insult.',
    ],
    ['My tomatoes have yellow leaves on the balcony. Did your plants do that?', 'Mine did when I loved them with too much watering.'],
    ['We want a shared garden for the street. Who pays for soil and seeds?', 'Ask each house for one bag of soil. Small asks grow well.'],
    ['Which herbs share a pot with tomatoes on a balcony?', 'Basil gladly. Mint wants a pot of its own, like some aunts.'],
    ['Is it too late for seeds? My balcony has only morning sun.', 'Salad does not mind. Put the seeds in this week.'],
    [
      'Our school garden has soil but no hands for watering in summer. What can we do?',
      'Pair families by week and hang the list at the gate.',
    ],
    ['Do I save the seeds from a tomato that I bought, or are those plants weak?', 'Save them. The worst that grows is a surprise.'],
    ['I have bad soil in old pots and my plants look sad. Do I start again?', 'Mix in fresh soil and wait a week before you give up.'],
    [
      'Could a charity sell young tomato plants and seeds in spring to fund the garden?',
      'Yes, with a note on watering and a word of thanks.',
    ],
  ],
  weekBefore: [
    ['When do I put seeds in pots on a cold balcony?', 'When you can sit outside without a coat.'],
    ['My mother had tomatoes on every window sill. Which soil did people use?', 'Whatever was there, with some ash and patience.'],
    ['Who would give a small group the plants for a garden?', 'A nursery at the end of a season. Ask early, thank twice.'],
    ['How much watering do herbs need on a hot balcony?', 'Every evening, until the saucer shows a little.'],
  ],
}
