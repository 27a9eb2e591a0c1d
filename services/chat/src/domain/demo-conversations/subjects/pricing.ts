import type { DemoSubject } from '../demo-conversation.ts'

export const pricing: DemoSubject = {
  personas: ['nadia-brightwater', 'tomas-ellery', 'imani-castellan'],
  thisWeek: [
    [
      'I sell candles at a market and my price never covers the hours. How do I raise it?',
      'Put your hours on the back of an envelope. Then raise it before Saturday.',
    ],
    [
      'A customer asks for a discount every time. What do I say without losing the customer?',
      'That the price is the price, and what you could leave out.',
    ],
    [
      'As a freelance illustrator, should my price be per hour or per picture?',
      'Per picture, but know your hour. Otherwise you fund the work.',
    ],
    [
      'My customers say it is too expensive and then buy elsewhere. Is the price wrong?',
      'Perhaps the customer is. Ask who came back, and why.',
    ],
    [
      'How do I name my price on the telephone without my voice going up at the end?',
      'Say the figure and stop. Let the silence do the work.',
    ],
    ['Do I set money aside from each freelance invoice before I pay myself?', 'Yes, on the day it lands. Tax first, wage second.'],
    [
      'Is a discount for friends a good way to find the first freelance customers?',
      'A favour, perhaps, once. A discount is hard to take back.',
    ],
    ['A client wants a trial for free before a freelance contract. Is that normal?', 'A small paid trial is. Offer that with a date.'],
  ],
  weekBefore: [
    ['What do I charge for a cake that takes me all day?', 'Start with the day, not with the cake.'],
    ['How do I tell an old customer that the price goes up?', 'In one sentence, with a date and a thank you.'],
    ['My freelance income is uneven. What price keeps me calm?', 'The one that pays for the empty weeks as well.'],
    ['A competitor gives a discount and I lose customers. Do I follow?', 'Only if your rent follows too.'],
    ['Should I write the price on my page or wait for the customer to ask?', 'Write it. It saves both of you a shy telephone call.'],
    ['When may I buy a better machine for my freelance work?', 'When the waiting customers could pay for it twice.'],
    ['How do I ask for a deposit without sounding as if I distrust the customer?', 'Call it the way you reserve the day.'],
  ],
}
