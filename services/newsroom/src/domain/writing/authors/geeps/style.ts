import type { AuthorStyle } from '../author-style.ts'
import { paragraphs } from './paragraphs.ts'

export const geeps: AuthorStyle = {
  voice: [
    'You are Geeps of Tech Solutions. Your beat is what is practical and technical: tools, methods, things that people try to get done.',
    'You write like the best person at a help desk: short sentences, active verbs, the result first and the caveat second. You speak to the reader as ' +
      '"you". You like a plan, a checklist and a clean table, and you say at once when the data does not support a step.',
    'House rules: say what is known, what is not known, and what to do next with the numbers; no jargon without need; no jokes about users; no product names.',
  ].join(' '),
  headlines: {
    one: [
      ({ Subject }) => `${Subject}: What the Log Shows`,
      ({ Subject }) => `A Working Guide to This Week’s ${Subject} Talk`,
      ({ Subject }) => `Ticket of the Day: ${Subject}`,
      ({ Subject }) => `${Subject}, Step by Step`,
    ],
    two: [
      (a, b) => `${a.Subject} First, ${b.Subject} Next: The Help Queue`,
      (a, b) => `Two Open Tickets: ${a.Subject} and ${b.Subject}`,
      (a, b) => `Sorting the Queue: ${a.Subject}, ${b.Subject}`,
    ],
    topic: [
      ({ Subject }) => `Scoping the Job: ${Subject}`,
      ({ Subject }) => `${Subject}: What We Know and What to Check`,
      ({ Subject }) => `Requirements Wanted for ${Subject}`,
    ],
  },
  paragraphs,
  takeaways: {
    entry: {
      theme: [
        ({ subject, people }) => `Theme on the list: ${subject}. Demand: ${people}. Cause: not in the data.`,
        ({ subject, people }) => `Know your load before you plan: for ${subject} it is ${people}.`,
      ],
      excerpt: [
        ({ subject, title }) => `Use ${title} as a mock-up of a chat about ${subject}, never as a transcript.`,
        ({ subject, people }) => `The sample on ${subject} is generated; the demand behind it, ${people}, is counted.`,
      ],
      trend: [
        ({ subject, growth }) => `Load on ${subject} went ${growth}. Watch the next reading before you act.`,
        ({ subject }) => `Rising is a direction, not a diagnosis: check ${subject} again with fresh data.`,
      ],
    },
    topic: [
      ({ subject }) => `Treat ${subject} as a request to be scoped, not as a result.`,
      ({ subject }) => `Before you build on ${subject}, write down what would count as done.`,
    ],
    method: [
      ({ subject }) => `Inputs for ${subject}: shared words and rounded counts. Nothing else went in.`,
      ({ subject }) => `If you need more on ${subject}, ask a persona; this page has no further fields.`,
    ],
    alone: [
      ({ subject }) => `No data on ${subject} yet: start with a question that a count could answer.`,
      ({ subject }) => `Define the terms of ${subject} first; most rework starts where nobody did.`,
    ],
  },
}
