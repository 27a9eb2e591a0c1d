import { createHash } from 'node:crypto'
import type { Category, PersonaSummary } from '../personas/persona.ts'
import { maxLineLength } from './opening-lines.ts'

/** Common first questions by category. A persona gets two of them. */
const questions: Record<Category, readonly string[]> = {
  Business: [
    'How do I find out whether my idea can become a business?',
    'Which mistake do people in my position make most often?',
    'How should I set my first price?',
    'What would you look at first in a business like mine?',
  ],
  Education: [
    'Can you explain it to me as if I had never heard of it?',
    'How do I remember what I have learned?',
    'What should I practise first, and for how long?',
    'Can you give me a small exercise to begin with?',
  ],
  Entertainment: [
    'Can you tell me a story to begin with?',
    'What would you recommend for tonight?',
    'What is the most surprising thing you know?',
    'Shall we play a short game?',
  ],
  Finance: [
    'How do I make a budget that I can keep to?',
    'What should I put in order before I invest anything?',
    'Which costs do most people overlook?',
    'How much should I set aside for bad times?',
  ],
  'Health & Fitness': [
    'How do I begin without overdoing it?',
    'What can I change today that makes a difference?',
    'How do I keep going after the first weeks?',
    'What would a good week look like for a beginner?',
  ],
  'Life Advice': [
    'How do I decide when both ways look good?',
    'How do I begin a conversation that I have been putting off?',
    'What would you ask me first?',
    'How do I find out what really matters to me?',
  ],
  Nonprofit: [
    'How do I find people who want to help?',
    'What makes people give a second time?',
    'How can a small group begin with no money?',
    'How do we show what our work achieves?',
  ],
  Technology: [
    'Where should I begin as a newcomer?',
    'Which tools would you choose today, and why?',
    'How do I find out why something does not work?',
    'What do people get wrong about this most often?',
  ],
  Travel: [
    'Where would you send me for a long weekend?',
    'What should I plan ahead, and what not?',
    'How do I see more and spend less?',
    'What do travellers miss most often?',
  ],
  Other: [
    'Where would you begin?',
    'What do people ask you most often?',
    'What should I know before anything else?',
    'Can you give me an example?',
  ],
}

/** Returns the opening line that every persona answers, also without a model: with what it was given. */
export function questionForHelp(name: string): string {
  const withName = `What can you help me with, ${name}?`
  return withName.length <= maxLineLength ? withName : 'What can you help me with?'
}

/**
 * Returns three different opening lines without a model: one with the persona's name, two of its category. The same summary always
 * returns the same lines.
 */
export function defaultOpeningLines({ name, description, category }: PersonaSummary): string[] {
  const ofCategory = questions[category]
  const first =
    createHash('sha256')
      .update(JSON.stringify([name, description]))
      .digest()
      .readUInt8() % ofCategory.length
  return [questionForHelp(name), ...[first, first + 1].map((index) => ofCategory[index % ofCategory.length] ?? '')]
}
