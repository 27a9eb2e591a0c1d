import type { Theme } from './theme.ts'

/**
 * The theme of a subject that no other theme covers, and of a theme whose sentences are used up.
 * `{topic}` is an activity in the user's words, such as "moving house". Sentences with it are left out when there is none.
 */
export const anyTheme: Theme = {
  name: 'what is on your mind',
  field: 'heart',
  keywords: /(?!)/g,
  insights: [
    'With {topic}, I would first decide what a good outcome looks like. Without that, every piece of advice sounds equally right.',
    'With {topic}, the first attempt is mostly there to show what the second one needs.',
    'Most people who have managed {topic} will tell you that they prepared too long and began too late.',
    'It often helps to tell apart what you can act on today and what only looks urgent.',
    'Half of the answer is usually there already, and gets mistrusted because it looks too simple.',
    'Things like that tend to change their shape once they have been said aloud, so do go on.',
  ],
  steps: [
    'Say in one plain sentence what you want to come out of it.',
    'Find the smallest piece you could try within a day, one that does no harm if it goes wrong.',
    'Talk to one person who has it behind them, and ask what they would skip next time.',
    'Decide beforehand how you will know that it is working, and when you will look.',
    'Give it a quarter of an hour, and then stop and see what has changed.',
    'Write down what you know, what you only suppose, and whom you could ask about the rest.',
  ],
  pitfalls: ['Gathering more and more information can feel like progress. At some point the next thing to learn is only found by trying.'],
  examples: [
    'Somebody I think of turned it round: instead of asking how to get it right, she asked what would certainly make it worse. She had a list of seven in a minute, and stopped doing two of them.',
  ],
  questions: [
    'What have you tried so far, and what happened?',
    'What made you think of it today?',
    'Which part of it would you like to look at first?',
    'What would a good outcome look like to you?',
    'How did it begin?',
  ],
}
