import { possibleLanguages, stemIn } from '@rostra/text/languages/stems'
import { stemOf } from '@rostra/text/stem'
import { wordTexts } from '@rostra/text/words'
import type { Story } from '../articles/article.ts'

const latin = /\p{sc=Latin}/u

/** Stories are English: a word of another script has the stem of that script's first language. */
const storyStem = (word: string): string => (latin.test(word) ? stemOf(word) : stemIn(word, possibleLanguages(word)[0]))

/** Returns the different stems by which stories are searched, without regard to case and accents. */
export const stemsOf = (text: string): string[] => [...new Set(wordTexts(text, 'searched-pairs').map(storyStem))]

/** Returns the different stems of a story's title, text and take-aways; every character and pair of a script without spaces. */
export function storyStems({ title, paragraphs, takeaways }: Pick<Story, 'title' | 'paragraphs' | 'takeaways'>): string[] {
  const text = [title, ...paragraphs.map((paragraph) => paragraph.text), ...takeaways].join('\n')
  return [...new Set(wordTexts(text, 'grams').map(storyStem))]
}
