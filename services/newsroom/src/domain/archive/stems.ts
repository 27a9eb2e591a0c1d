import { stemOf } from '@rostra/text/stem'
import { uniqueWords } from '@rostra/text/words'
import type { Story } from '../articles/article.ts'

/** Returns the different stems of a text's words, without regard to case and accents. */
export const stemsOf = (text: string): string[] => [...new Set(uniqueWords(text).map(stemOf))]

/** Returns the different stems of a story's title, text and take-aways. */
export const storyStems = ({ title, paragraphs, takeaways }: Pick<Story, 'title' | 'paragraphs' | 'takeaways'>): string[] =>
  stemsOf([title, ...paragraphs.map(({ text }) => text), ...takeaways].join('\n'))
