import type { Lens } from './lens.ts'

export const figures: Lens = {
  name: 'figures',
  leaning: 'either',
  verdict: 'Only if the sum holds.',
  decidesAsAny: ['heart'],
  order: 3,
  signs:
    /\b(pric(e|es|ing)|costs?|cash|till|numbers?|figures?|accountan\w*|econom\w*|business\w*|statistic\w*|profit\w*|tax\w*|spreadsheets?|finance\w*|sums?|traders?|startups?)\b/gi,
  gist: 'putting a figure on it',
  credits: [
    'A plan that has never met a number is still a wish.',
    'It forces us to say how much, and not only how good.',
    'Once the amount is on the table, half of the argument is over.',
  ],
  limit: 'A sum gives weight to what can be counted, and the rest quietly drops off the page.',
  addition: 'put one honest figure on the cost',
  reasons: [
    'Most quarrels about what to do are really about two or three numbers that nobody has written down.',
    'A rough figure today is worth more than an exact one next month, because it shows at once which part deserves the worry.',
    'The price is seldom the whole cost. The hours belong to it, and so does everything those hours can no longer be used for.',
    'People defend an opinion for years and give up a wrong sum within a minute.',
  ],
  practice: [
    'Keep count from the first day: how many tries, how many hours, and what came of it. After three weeks the figures say whether to go on.',
    'Set a limit beforehand for the time and the money it may cost, and look at it every Friday.',
  ],
  doubt: 'If the sum came out close, I would give way, because then the numbers are not what decides.',
  areas: {
    work: {
      stand: 'write hours, costs and income on one page and let the sum decide',
      points: [
        'Work feels well paid until the unpaid hours are counted: the messages, the travel, the putting right. Divide what comes in by all of them and you have the only wage that is true.',
        'There is a month in which the money would run out. Knowing which one turns a vague fear into a date, and a date can be planned for.',
      ],
    },
    money: {
      stand: 'compare what each choice costs per year, in money and not in percent',
      points: [
        'Percentages are small and polite. Written out as a sum per year, they lose their manners, and the better choice is usually plain.',
        'Three figures carry nearly all of it: what comes in, what must go out, and what would be left after a bad month.',
      ],
    },
    body: {
      stand: 'measure one thing for two weeks before changing anything',
      points: [
        'Memory is a poor instrument for your own body: it keeps the worst night and the best run and loses the rest. A dot in the calendar each day is more honest.',
        'How many days a week, for how many minutes, and for how long already? Those three answers say more than any description of how it feels.',
      ],
    },
    heart: {
      stand: 'count how often it really happens before judging what it means',
      points: [
        '"Always" and "never" are numbers too, and mostly wrong ones. Twice in a month calls for a different talk than twice a day.',
        'Feelings are no sums, but time is. Where the hours of a week actually go says quite soberly what has come first so far.',
      ],
    },
    learning: {
      stand: 'set a number of minutes a day and track how much sticks',
      points: [
        'Fifteen minutes on five days beat two hours on a Sunday, and nobody needs to believe that: a short test after two weeks shows it.',
        'What feels learned and what can be recalled a day later are two figures, often far apart. Only the second one counts.',
      ],
    },
    tech: {
      stand: 'measure before touching anything, and compare with the same measure afterwards',
      points: [
        'Without a figure from before, every change looks like an improvement to the person who made it.',
        'How often, how long, for how many users: three numbers turn "it is slow" into something that can be finished.',
      ],
    },
    public: {
      stand: 'publish what it costs, who pays and who gains, and decide on that',
      points: [
        'A measure without a price tag is an appeal. Once the sum per household stands beside it, people argue about the right thing.',
        'Averages hide the losers. The useful figure is what changes for the tenth of people who are hit hardest.',
      ],
    },
    any: {
      stand: 'put cost, time and gain in round numbers and compare them side by side',
      points: [
        'On the back of an envelope, most choices shrink to one line that matters and four that only make noise.',
        'The useful figure is not the best case. It is what is left when it takes twice as long and brings half as much.',
      ],
    },
  },
}
