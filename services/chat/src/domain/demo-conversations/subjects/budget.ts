import type { DemoSubject } from '../demo-conversation.ts'

export const budget: DemoSubject = {
  personas: ['imani-castellan', 'nadia-brightwater', 'oma-ilse'],
  thisWeek: [
    [
      'Every month my budget falls apart around the rent and I give up on savings.',
      'Pay the savings on payday, before the rent, however small they are.',
    ],
    [
      'I run a stall and my spending on stock eats the household budget. Do I need separate accounts?',
      'Yes. Pay yourself a wage, and let the stall live on its own money.',
    ],
    ['We argue about spending at home. I want savings, my partner wants a holiday.', 'Give each wish its own jar. Then nobody has to win.'],
    [
      'Is a budget with only a few lines enough? Rent, food, savings and the rest?',
      'It is plenty. A budget you read beats one you admire.',
    ],
    [
      'My income jumps around. How do I set a monthly budget when sales are uneven?',
      'Plan with your worst month, and send the rest to savings.',
    ],
    [
      'I feel ashamed of my spending when friends earn more. How do I say no to dinners?',
      'Say that you would love to walk instead. The right ones will come along.',
    ],
    [
      'How big should my savings be before I stop worrying about the rent?',
      'Begin with a month of rent in the account. Worry shrinks in steps.',
    ],
    [
      'My landlord raised the rent and my little shop cannot carry it. Where does a budget start?',
      'With the till: what comes in on an ordinary week, and what must go out.',
    ],
  ],
  weekBefore: [
    [
      'Where do I put my savings so that I do not touch them for spending?',
      'In an account without a card, with a name you would be sorry to rob.',
    ],
    ['Does a monthly budget make sense when I am paid by the job?', 'Yes, if it begins with what is already in the bank.'],
    ['My mother kept her budget in envelopes. Is that still a good idea?', 'It is a fine idea. Paper has never crashed.'],
    [
      'My rent takes half of what I earn. What would you cut first?',
      'Nothing yet. Look at the month on paper before you pick up scissors.',
    ],
    [
      'How do I stop spending the tax money that sits beside my savings?',
      'Move it away on the day it arrives. Out of sight is out of the till.',
    ],
    ['I lent my sister my savings and now the rent is due.', 'Ask her today, gently, with the date in the sentence.'],
    [
      'What is a sensible amount for spending without guilt in a tight budget?',
      'Something small and certain. A budget without it breaks first.',
    ],
  ],
}
