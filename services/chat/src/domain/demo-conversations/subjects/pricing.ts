import type { DemoSubject } from '../demo-conversation.ts'

export const pricing: DemoSubject = {
  personas: ['nadia-brightwater', 'tomas-ellery', 'imani-castellan'],
  thisWeek: [
    [
      'I sell candles to market customers and the price never covers my hours. How do I raise it?',
      'Put your hours on the back of an envelope. Then raise it before Saturday.',
    ],
    [
      'Some customers ask for a discount every time. How do I keep the price and the customers?',
      'Say that the price is the price, and what you could leave out.',
    ],
    [
      'As a freelance illustrator, is my price per hour, and does a discount for customers make sense?',
      'Per picture, but know your hour. Otherwise you fund the work.',
    ],
    [
      'My customers call the price too high and buy elsewhere. Is a discount the cure?',
      'Perhaps those are not your customers. Ask who came back, and why.',
    ],
    ['How do I name a freelance price on the telephone to new customers?', 'Say the figure and stop. Let the silence do the work.'],
    [
      'How much of a freelance invoice do I set aside when customers pay my price late?',
      'A fixed part, on the day it lands. Tax first, wage second.',
    ],
    [
      'Is a discount for friends a good way to find the first freelance customers?',
      'A favour, perhaps, once. A discount is hard to take back.',
    ],
    ['Freelance customers want a trial at no price before a contract. Is that normal?', 'A small paid trial is. Offer that with a date.'],
  ],
  weekBefore: [
    ['What price do I set for a cake that takes me all day? Customers know the supermarket.', 'Start with the day, not with the cake.'],
    ['How do I tell old customers that the price goes up?', 'In one sentence, with a date and a thank you.'],
    ['My freelance income is uneven. What price keeps me calm?', 'The one that pays for the empty weeks as well.'],
    ['A rival gives a discount and I lose customers. Do I lower the price?', 'Only if your rent follows too.'],
    ['Should the price be on my page, or do customers ask?', 'Write it. It saves both of you a shy telephone call.'],
    ['When can my freelance price pay for a better machine?', 'When the waiting customers could pay for it twice.'],
    ['How do I ask customers for a deposit on the price?', 'Call it the way you reserve the day.'],
  ],
}
