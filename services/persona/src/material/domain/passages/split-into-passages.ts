import { type Block, maxHeadingLength } from './block.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { Passage } from './passage.ts'
import { createPassageList } from './passage-list.ts'
import { passageSizes } from './passage-sizes.ts'
import { headingSeparator, isQuestion, otherQuestionsIn } from './question.ts'
import { charactersPerWord, sentencesOf } from './sentences.ts'

interface Heading {
  level: number
  title: string
  page: number | null
  /** Whether a passage has it as its heading or in its text. */
  shown: boolean
}

/** Whether more than half of the headings below the first level are questions. */
function areMostlyQuestions(blocks: readonly Block[]): boolean {
  const headings = blocks.filter(({ level }) => level !== null && level > 1)
  return headings.filter(({ text }) => isQuestion(cleanLine(text))).length > headings.length / 2
}

/** A text of more headings may have false ones, or would have too many passages. */
const mostOwnSections = 200

/** Whether each section has a passage of its own, however short. */
const hasOwnSections = (blocks: readonly Block[]): boolean =>
  areMostlyQuestions(blocks) || blocks.filter(({ level }) => level !== null).length <= mostOwnSections

/**
 * Splits a structured text into passages of about 200 words. A passage ends with a paragraph or a sentence, and repeats about 40 words
 * of the one before it in the same section. Each section has a passage of its own where most answer a question or there are at most
 * 200. Every word of the text is in the text or the heading of a passage, but for other wordings of a question, which it is found by.
 * `hasOtherQuestions`: the product's own documents have them; in any other a line that looks like them is text. Takes linear time.
 */
export function splitIntoPassages(blocks: readonly Block[], { hasOtherQuestions = false } = {}): Passage[] {
  const list = createPassageList()
  const chapterLevel = blocks.reduce((least, { level }) => (level !== null && level < least ? level : least), Number.POSITIVE_INFINITY)
  const isSplitAtHeadings = hasOwnSections(blocks)
  /** The headings above the current block, of rising levels. */
  const path: Heading[] = []
  /** The passage that is being filled has more than headings. */
  let hasParagraph = false

  /** Returns the heading of a passage that begins now. */
  const showPath = (): string => {
    for (const heading of path) heading.shown = true
    return path.map(({ title }) => title).join(headingSeparator)
  }
  const addParagraph = (text: string, page: number | null, gap: string) => {
    const sentences = [...sentencesOf(text)]
    let rest = sentences.reduce((sum, { size }) => sum + size, 0)
    for (const [index, sentence] of sentences.entries()) {
      const before = index === 0 ? gap : ''
      const size = Math.max(sentence.size, Math.ceil((before.length + sentence.text.length) / charactersPerWord))
      list.add({ gap: before, text: sentence.text, size, page }, showPath)
      rest -= sentence.size
      if (list.size() >= passageSizes.target && list.size() + rest > passageSizes.most) list.endPassage()
    }
    if (list.size() >= passageSizes.enough) list.endPassage()
  }
  const addHeading = (level: number, title: string, page: number | null) => {
    // A heading without a text below it is a text of its own.
    for (let last = path.at(-1); last && last.level >= level; last = path.at(-1)) {
      path.pop()
      if (!last.shown) addParagraph(last.title, last.page, '\n\n')
    }
    const enough = level <= chapterLevel ? passageSizes.enoughBeforeChapter : passageSizes.enoughBeforeHeading
    const goesOn = list.size() > 0 && list.size() < enough && !(isSplitAtHeadings && hasParagraph)
    path.push({ level, title, page, shown: goesOn })
    if (goesOn) addParagraph(title, page, '\n\n')
    else list.endSection()
    hasParagraph &&= goesOn
  }

  for (const { level, text, page, continues } of blocks) {
    const title = level === null ? '' : cleanLine(text)
    if (level !== null && title && title.length <= maxHeadingLength) addHeading(level, title, page)
    else {
      const cleaned = cleanText(text)
      const otherQuestions = hasOtherQuestions && path.at(-1)?.shown === false ? otherQuestionsIn(cleaned) : []
      if (otherQuestions.length > 0) list.addOtherQuestions(otherQuestions)
      else if (cleaned) {
        addParagraph(cleaned, page, continues ? ' ' : '\n\n')
        hasParagraph = true
      }
    }
  }
  // What is left of the path had no text below it either.
  for (const heading of path) if (!heading.shown) addParagraph(heading.title, heading.page, '\n\n')
  return list.end()
}
