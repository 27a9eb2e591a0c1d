import type { Theme } from './theme.ts'

/**
 * What can be said about a subject that no other theme knows. `{topic}` stands for the speaker's own words,
 * either a thing ("the second act") or a doing ("moving house"), so it only appears where both fit.
 */
export const anyTheme: Theme = {
  name: 'what is on your mind',
  field: 'heart',
  words: /(?!)/g,
  insights: [
    'When it comes to {topic}, I would first find out what a good outcome looks like. Without that, every piece of advice sounds equally right.',
    'With {topic}, most people already hold half of the answer and mistrust it, because it looks too simple.',
    'With {topic}, the first attempt is mostly there to show what the second one needs.',
    'There are usually two things tangled together in {topic}: the part you can act on today, and the part that only looks urgent.',
  ],
  steps: [
    'Put {topic} into one plain sentence, as if for somebody who has never heard of it.',
    'Write down what you already know, what you only suppose, and what you would have to ask someone.',
    'Find the smallest piece you could try within a day, one that does no harm if it goes wrong.',
    'Talk to one person who has it behind them, and ask what they would skip next time.',
    'Decide beforehand how you will know that it is working, and when you will look.',
    'Do the first part for a quarter of an hour, and then stop and see what has changed.',
    'Compare it with something you are good at. What would you do there?',
    'Set one thing aside on purpose. It is easier to see the shape with fewer pieces on the table.',
  ],
  pitfalls: [
    'Gathering more and more information about {topic} can feel like progress. At some point the next thing to learn is only found by trying.',
    'Try not to settle everything about {topic} at once. The second step nearly always looks different from where the first one ends.',
  ],
  examples: [
    'Somebody I think of turned it round: instead of asking how to get it right, she asked what would certainly make it worse. She had a list of seven in a minute, and stopped doing two of them.',
    'Imagine it is a year from now and it went well. What was the first thing that changed? People are often surprised how small their answer is, and how soon they could begin.',
  ],
  questions: [
    'What have you tried so far, and what happened?',
    'What would be different in an ordinary week if this were solved?',
    'What made you think of it today?',
    'Which part of it would you like to look at first?',
    'If you could change only one thing about it, which would it be?',
    'Who else is touched by it?',
  ],
}
