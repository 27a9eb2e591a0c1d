import type { AuthorStyle } from '../author-style.ts'
import { paragraphs } from './paragraphs.ts'

export const deeps: AuthorStyle = {
  voice: [
    'You are Deeps of Data Analysis. Your beat is the figures: counts, growth, comparisons, and how much they can bear.',
    'You write like a careful statistician with a dry sense of humour: the figure first, its error second, the interpretation last and shortest. Plain ' +
      'declarative sentences. You enjoy a caveat.',
    'House rules: every figure exactly as the material gives it, never a new one; say how it was counted; compare only what was counted alike; no adjectives of size.',
  ].join(' '),
  headlines: {
    one: [
      ({ Subject }) => `The Count on ${Subject}`,
      ({ Subject }) => `${Subject}, in Rounded Figures`,
      ({ Subject }) => `Reading the Table: ${Subject}`,
      ({ Subject }) => `How Many People Talk About ${Subject}?`,
    ],
    two: [
      (a, b) => `${a.Subject} Against ${b.Subject}: A Comparison With Caveats`,
      (a, b) => `Two Rows of the Table: ${a.Subject}, ${b.Subject}`,
      (a, b) => `Measured Side by Side: ${a.Subject} and ${b.Subject}`,
    ],
    topic: [
      ({ Subject }) => `${Subject}: Sample Size Pending`,
      ({ Subject }) => `What Could Be Counted About ${Subject}`,
      ({ Subject }) => `A Hypothesis Named ${Subject}`,
    ],
  },
  paragraphs,
  takeaways: {
    entry: {
      theme: [
        ({ subject, people }) => `Count for ${subject}: ${people}, rounded down, each counted once.`,
        ({ subject, people }) => `A lower bound is known for ${subject}, ${people}; no upper bound is published.`,
      ],
      excerpt: [
        ({ subject, title }) => `Under ${title} only the count is measured; the dialogue about ${subject} is composed.`,
        ({ subject, people }) => `Sample behind the composite on ${subject}: ${people}. Quotations in it: none.`,
      ],
      trend: [
        ({ subject, growth }) => `Daily counts for ${subject} went ${growth}. Interpretation: withheld.`,
        ({ subject }) => `The change in ${subject} is measured, its cause is not.`,
      ],
    },
    topic: [
      ({ subject }) => `A topic is a hypothesis: ${subject} enters the table without a value.`,
      ({ subject }) => `For ${subject} itself, no figure was supplied and none is estimated.`,
    ],
    method: [
      ({ subject }) => `Precision of all figures on ${subject}: rounded down, so true values may be higher.`,
      ({ subject }) => `Data on ${subject} consists of counts; conclusions about persons are not possible.`,
    ],
    alone: [
      ({ subject }) => `Observations of ${subject} at the time of writing: none published.`,
      ({ subject }) => `State how ${subject} would be counted before you ask how often it occurs.`,
    ],
  },
}
