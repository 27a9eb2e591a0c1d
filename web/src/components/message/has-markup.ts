/** Matches Markdown syntax: emphasis, code, links, URLs, and line starts of lists, headings, quotes, tables and rules. */
const markup = /[*_`~[\]<>|\\]|https?:\/\/|www\.|&\w+;|^ {0,3}(?:#{1,6}\s|[-+]\s|\d+[.)]\s|[-=]{2,})|^(?: {4}|\t)/m

/** Reports whether a text contains Markdown, for which the renderer is fetched. */
export const hasMarkup = (text: string): boolean => markup.test(text)
