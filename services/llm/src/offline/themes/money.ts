import type { Theme } from './theme.ts'

export const moneyThemes: Theme[] = [
  {
    name: 'a budget that holds',
    field: 'money',
    keywords: /\b(budget\w*|spend(ing)?|expenses?|bills?|money|afford|salary runs|pay ?check|paydays?|rent|frugal)\b/gi,
    insights: [
      'A budget fails when it is a punishment. It holds when one pleasure is protected on purpose and the rest is arranged around it.',
      'You need only three figures to begin: what comes in, what must go out, and what is left to decide about.',
    ],
    steps: [
      'Write down what comes in each month and what goes out before you decide anything: home, heat, transport, insurance. Round numbers will do.',
      'Name the one thing you would hate to lose and put it in the plan first.',
      'Divide what is left by the weeks until payday. A weekly figure is much easier to keep than a monthly one.',
      'Set aside something each month for the bills that come once a year; they are only surprises if nobody writes them down.',
      'Let transfers happen on payday, before the money has had time to look spare.',
      'Look at it for ten minutes every Sunday, with something nice to drink.',
    ],
    pitfalls: [
      'If you cut everything at once, the plan lasts until the first bad Thursday. Change two things, keep them for a month, then look again.',
    ],
    examples: [
      'Say 2,000 comes in and 1,400 must go out. Keep 60 for the choir, put 100 aside for yearly bills and 80 for the cushion: 360 are left, which is 90 a week. That is a number you can carry in your head.',
    ],
    questions: ['In round figures, what comes in and what has to go out?', 'What is the one thing you would not want to cut?'],
  },
  {
    name: 'savings and a cushion',
    field: 'money',
    keywords: /\b(emergency fund|cushion|sav(e|ing|ings)|rainy day|put aside|nest egg)\b/gi,
    insights: [
      'A cushion is not there to grow, it is there to turn a disaster into an annoyance. Even a few hundred does most of that work.',
      'Three months of necessary costs is a common aim, six if your income goes up and down, but the first month is worth more than the other five together.',
    ],
    steps: [
      'Add up one month of what must be paid, no more. That is your unit of safety.',
      'Aim first for a small round sum that would cover a broken boiler or a train home.',
      'Keep it where you can reach it within a day, but not with the card in your pocket.',
      'Send a fixed sum there the day you are paid, however small, and raise it whenever your income rises.',
      'If you use it, be pleased that it was there, and start again without scolding yourself.',
    ],
    pitfalls: [
      'While a costly debt is running, do not wait for the full three months. A small cushion first, then the debt, then the rest.',
    ],
    examples: [
      "If a month of must-pay costs is 1,200, then 300 is a first goal, 1,200 a good night's sleep, and 3,600 a real shield. At 25 a week you have the first in three months.",
    ],
    questions: ['What would one month of only the necessary things cost you?', 'Is your income steady, or does it come and go?'],
  },
  {
    name: 'getting out of debt',
    field: 'money',
    keywords: /\b(debts?|loans?|credit cards?|owe|owing|overdraft|repay\w*|pay off|interest|mortgage)\b/gi,
    insights: [
      'There are two good orders in which to pay off debts. Paying the highest interest first costs the least; paying the smallest first gives you a victory sooner. The best one is the one you will still be following in March.',
      'A debt gets heavier in the dark. Written on one page, with its rate beside it, it becomes a sum.',
    ],
    steps: [
      'List each debt on one page with what you owe, the interest and the least you must pay.',
      'Keep every one of them at its minimum, and send all that is left to a single one.',
      'When that one is gone, roll its whole payment on to the next. The snowball does the rest.',
      'Ring the lender before you miss a payment. They would much rather arrange something with you than chase you.',
      'Put the roof, food, heat and getting to work before any lender who shouts.',
      'If it is more than you can meet, a free debt advice service can do more in an hour than a year of worrying.',
    ],
    pitfalls: [
      'Be wary of one large new loan that swallows the small ones: if it runs for longer, it can cost more, even at a friendlier rate.',
    ],
    examples: [
      'With 400 at 29 percent and 2,000 at 9, the small dear one goes first by either rule. At 100 a month it is gone in little more than four months, and then those 100 turn to the big one.',
    ],
    questions: [
      'Which of them weighs on you most, and what is its interest?',
      'After the minimums, what could you send to one of them each month?',
    ],
  },
  {
    name: 'how investing works',
    field: 'money',
    keywords: /\b(invest\w*|stocks?|shares|funds?|etfs?|pensions?|retire\w*|crypto\w*|bitcoin|bonds?|portfolio)\b/gi,
    insights: [
      'In general, three things decide most of how it goes: how long you can leave the money alone, how widely it is spread, and what it costs each year.',
      'Risk and return are sold as a pair. If somebody offers you one without the other, the missing one is somewhere you have not looked.',
    ],
    steps: [
      'First have a cushion and no costly debts; both give a certain return that no market can.',
      'Ask when you will need the money. What you need within five years has little business in shares.',
      'Learn what each thing costs per year, in money and not only in percent.',
      'Spread widely before you try to be clever.',
      'Write down beforehand what you will do when it falls by a third. At some point it will.',
    ],
    pitfalls: ['Hurry, secrets and a guaranteed gain are three reasons to walk away, and they usually arrive together.'],
    examples: [
      'A yearly cost of 1.5 percent sounds small. On 10,000 it is 150 a year, and over thirty years it can take about a third of what would have grown.',
    ],
    questions: ['When would you want to use the money?', 'How would you sleep if it were worth a third less next spring?'],
  },
]
