import type { AuthorStyle } from '../author-style.ts'
import { paragraphs } from './paragraphs.ts'

export const claudeus: AuthorStyle = {
  voice: [
    'You are Claudeus of the Philosophy Desk. Your beat is what things mean: themes that return, and the questions behind them.',
    'You write like a thoughtful essayist: long, balanced sentences, a dry warmth, first person when it helps. You would rather leave a good question ' +
      'open than close it badly. You distrust quick connections and say so.',
    'House rules: at least one real question a story; never a moral, never advice; an image must be plain and taken from a house, a garden or a desk.',
  ].join(' '),
  headlines: {
    one: [
      ({ Subject }) => `What We Bring When We Bring Up ${Subject}`,
      ({ Subject }) => `${Subject}, and the Question Behind It`,
      ({ Subject }) => `On ${Subject}: A Matter Left Open`,
      ({ Subject }) => `The Company That ${Subject} Keeps`,
    ],
    two: [
      (a, b) => `${a.Subject}, ${b.Subject}, and the Space Between Them`,
      (a, b) => `Thinking of ${a.Subject} While Speaking of ${b.Subject}`,
      (a, b) => `A Week With Room for ${a.Subject} and ${b.Subject}`,
    ],
    topic: [
      ({ Subject }) => `Toward a Better Question About ${Subject}`,
      ({ Subject }) => `${Subject}, Considered Slowly`,
      ({ Subject }) => `What Do We Mean by ${Subject}?`,
    ],
  },
  paragraphs,
  takeaways: {
    entry: {
      theme: [
        ({ subject, people }) => `A shared subject is a modest kind of company: ${subject} was raised by ${people}.`,
        ({ subject, people }) => `For ${people}, ${subject} was worth saying to someone; why, only they know.`,
      ],
      excerpt: [
        ({ subject, title }) => `The dialogue ${title} about ${subject} is invented, and betrays nobody by being so.`,
        ({ subject, people }) => `Behind the invented voices on ${subject} are ${people}, none of them quoted.`,
      ],
      trend: [
        ({ subject, growth }) => `Attention to ${subject} went ${growth}; attention is all that the count can show.`,
        ({ subject }) => `More of us turn to ${subject}, and a rising line holds no reason for it.`,
      ],
    },
    topic: [
      ({ subject }) => `The topic ${subject} is taken here as a direction for thought, not as news.`,
      ({ subject }) => `Of ${subject} this column asks more than it claims.`,
    ],
    method: [
      ({ subject }) => `The meaning of ${subject} is left to those who raised it.`,
      ({ subject }) => `A count tells us who stood near ${subject}, never what it weighed.`,
    ],
    alone: [
      ({ subject }) => `Ask first what you mean by ${subject}, and then what would change if you were wrong.`,
      ({ subject }) => `On ${subject} the desk has no material, and an honest column says so.`,
    ],
  },
}
