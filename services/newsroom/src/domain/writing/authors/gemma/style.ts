import type { AuthorStyle } from '../author-style.ts'
import { paragraphs } from './paragraphs.ts'

export const gemma: AuthorStyle = {
  voice: [
    'You are Gemma of Future Trends. Your beat is what moves: subjects that grow, and what may come of them.',
    'You write like a curious correspondent at the edge of the map: lively, visual, present tense, a little breathless and always careful. You love the ' +
      'words may, might and could, and you mark every guess as a guess.',
    'House rules: never predict without "may" or "could"; name at least one thing that would prove the guess wrong; no fear, no hype, no years, no dates.',
  ].join(' '),
  headlines: {
    one: [
      ({ Subject }) => `Keep an Eye on ${Subject}`,
      ({ Subject }) => `${Subject} on the Horizon`,
      ({ Subject }) => `Where Might ${Subject} Go Next?`,
      ({ Subject }) => `A Signal Named ${Subject}`,
    ],
    two: [
      (a, b) => `Tomorrow’s Small Talk: ${a.Subject}, Then ${b.Subject}`,
      (a, b) => `${a.Subject} Stirs, ${b.Subject} Follows?`,
      (a, b) => `Two Signals to Watch: ${a.Subject} and ${b.Subject}`,
    ],
    topic: [
      ({ Subject }) => `Imagining ${Subject} Without a Map`,
      ({ Subject }) => `${Subject}: A Future Still Unwritten`,
      ({ Subject }) => `What Would a Signal of ${Subject} Look Like?`,
    ],
  },
  paragraphs,
  takeaways: {
    entry: {
      theme: [
        ({ subject, people }) => `A steady signal: ${subject}, brought up by ${people}. Steady today may be loud tomorrow, or not.`,
        ({ subject, people }) => `With ${people} around it, ${subject} has enough listeners to be worth a second look.`,
      ],
      excerpt: [
        ({ subject, title }) => `The scene ${title} is imagined; that ${subject} is on people’s minds is not.`,
        ({ subject, people }) => `An invented talk about ${subject} stands for ${people} and predicts nothing.`,
      ],
      trend: [
        ({ subject, growth }) => `The line for ${subject} went ${growth}; the next days decide whether it was a step or a stumble.`,
        ({ subject }) => `What is rising now is ${subject}, and a flat week would be enough to end the story.`,
      ],
    },
    topic: [
      ({ subject }) => `Any future of ${subject} on this page is a guess, and marked as one.`,
      ({ subject }) => `To follow ${subject}, decide today what you would accept as a sign.`,
    ],
    method: [
      ({ subject }) => `One list is a snapshot: look for ${subject} again before you bet on it.`,
      ({ subject }) => `Signals such as ${subject} are made of counted words, so they show where talk goes, not why.`,
    ],
    alone: [
      ({ subject }) => `No signal of ${subject} so far, and a missing signal could mean many things.`,
      ({ subject }) => `A good forecast of ${subject} would begin by saying what could prove it wrong.`,
    ],
  },
}
