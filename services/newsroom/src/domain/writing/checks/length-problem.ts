import type { Story } from '../../articles/article.ts'

interface Range {
  least: number
  most: number
}

export const lengths = {
  titleWords: { least: 3, most: 16 },
  paragraphs: { least: 4, most: 7 },
  paragraphWords: { least: 20, most: 130 },
  storyWords: { least: 250, most: 450 },
  takeaways: { least: 2, most: 5 },
  takeawayWords: { least: 5, most: 35 },
} as const satisfies Record<string, Range>

/** In UTF-16 units. */
const maxTitle = 120
const maxTakeaway = 240

/** Returns what is too short or too long in a story; null when nothing is. */
export function lengthProblem({ title, paragraphs, takeaways }: Omit<Story, 'modelId'>): string | null {
  const texts = paragraphs.map(({ text }) => text)
  if (!fits(wordCount(title), lengths.titleWords) || title.length > maxTitle) return wanted('the title', lengths.titleWords, 'words')
  if (!fits(texts.length, lengths.paragraphs)) return wanted('the story', lengths.paragraphs, 'paragraphs')
  if (!texts.every((text) => fits(wordCount(text), lengths.paragraphWords)))
    return wanted('each paragraph', lengths.paragraphWords, 'words')
  if (!fits(wordCount(texts.join(' ')), lengths.storyWords)) return wanted('the paragraphs together', lengths.storyWords, 'words')
  if (!fits(takeaways.length, lengths.takeaways)) return wanted('the story', lengths.takeaways, 'take-aways')
  const isRight = (takeaway: string) => fits(wordCount(takeaway), lengths.takeawayWords) && takeaway.length <= maxTakeaway
  return takeaways.every(isRight) ? null : wanted('each take-away', lengths.takeawayWords, 'words')
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
const fits = (value: number, { least, most }: Range): boolean => value >= least && value <= most
const wanted = (what: string, { least, most }: Range, unit: string) => `${what} must have ${least} to ${most} ${unit}`
