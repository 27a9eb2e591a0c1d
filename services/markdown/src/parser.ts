import createMarkdownIt, { type MarkdownIt } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { bareAddresses } from './syntax/bare-addresses.ts'
import { footnotes } from './syntax/footnotes.ts'
import { formulas } from './syntax/formulas.ts'
import { limits } from './syntax/limits.ts'
import { longTildes } from './syntax/long-tildes.ts'
import { openEnd } from './syntax/open-end/open-end.ts'
import { taskItems } from './syntax/task-items.ts'

/**
 * The parser of all Markdown that a model or a member writes: CommonMark 0.31, and of GFM tables, `~~strike~~`, task lists, footnotes and
 * bare addresses; and formulas. Emphasis also ends beside Chinese, Japanese and Korean punctuation. HTML is parsed into tokens and never
 * into elements.
 */
export const parser: MarkdownIt = createMarkdownIt({ html: true, linkify: true })
  .use(cjkFriendly)
  .use(longTildes)
  .use(bareAddresses)
  .use(footnotes)
  .use(formulas)
  .use(taskItems)
  .use(limits)
  .use(openEnd)

// The tree decides which links are followed. One that is not keeps its text and its address.
parser.validateLink = () => true

/** Matches an address without characters that are encoded, which takes most of the time of a text with many links. */
const isPlain = /^[\w:/?#@!$&'()*+,;=.~-]*$/
const encode = parser.normalizeLink
parser.normalizeLink = (address) => (isPlain.test(address) ? address : encode(address))
