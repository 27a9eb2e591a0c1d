import type { DemoSubject } from '../demo-conversation.ts'

export const budget: DemoSubject = {
  personas: ['imani-castellan', 'nadia-brightwater', 'oma-ilse'],
  thisWeek: [
    [
      'My monthly budget falls apart around the rent and I give up on savings.',
      'Pay the savings on payday, before the rent, however small they are.',
    ],
    [
      'My stall and its spending eat our household budget and our savings. Separate accounts?',
      'Yes. Pay yourself a wage, and let the stall live on its own money.',
    ],
    [
      'We argue about spending at home. Our budget covers the rent, but savings or a holiday?',
      'Give each wish its own jar. Then nobody has to win.',
    ],
    ['Is a monthly budget with four lines enough: rent, food, savings, the rest?', 'It is plenty. A budget you read beats one you admire.'],
    [
      'How do I set a monthly budget when my sales are uneven and the rent is not?',
      'Plan with your worst month, and send the rest to savings.',
    ],
    [
      'I am ashamed of my spending when friends earn more. My budget has no room for dinners.',
      'Say that you would love to walk instead. The right ones will come along.',
    ],
    [
      'How big should savings be in a tight budget before I stop worrying about rent?',
      'Begin with a month of it in the account. Worry shrinks in steps.',
    ],
    [
      'The landlord raised the rent of my shop. Which spending goes first in a monthly budget?',
      'Look at the till first: what comes in on an ordinary week, and what must go out.',
    ],
  ],
  weekBefore: [
    [
      'Where do savings live in a budget so that I do not touch them for spending?',
      'In an account without a card, with a name you would be sorry to rob.',
    ],
    ['Does a monthly budget make sense when I am paid by the job?', 'Yes, if it begins with what is already in the bank.'],
    ['My mother kept her budget in envelopes, rent first. Is that still sound?', 'It is a fine idea. Paper has never crashed.'],
    ['Rent takes half of my budget. What would you cut?', 'Nothing yet. Look at the month on paper before you pick up scissors.'],
    [
      'How do I keep the tax money out of my monthly budget and my spending?',
      'Move it away on the day it arrives. Out of sight is out of the till.',
    ],
    ['I lent my sister my savings and now the rent is due.', 'Ask her today, gently, with the date in the sentence.'],
    ['How much spending without guilt fits into a tight budget?', 'Something small and certain. A budget without it breaks first.'],
  ],
}
