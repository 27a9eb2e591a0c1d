import { previewOf } from '@rostra/markdown/preview-of'
import { cutAtWord } from '@rostra/text/graphemes'

/** The most characters of a title that is made from a text. A tab shows fewer, a list of tabs about as many. */
const longest = 80

/** Returns the beginning of a text for the title of its tab: one line without Markdown, at most 80 characters. */
export const shortTitle = (text: string): string => cutAtWord(previewOf(text), longest)
