/**
 * Matches Markdown syntax: emphasis, code, links, addresses, entities, formulas, and line starts of lists, headings, quotes, tables and
 * rules.
 */
const markup =
  /[*_`~[\]<>|\\@]|https?:\/\/|www\.|&#?\w+;|\$\$|\$(?!\s)[^$]*(?<!\s)\$(?!\d)|^ {0,3}(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|=+\s*$|--)|^(?: {4}|\t)/im

/** Reports whether a text contains Markdown, for which the renderer is fetched. */
export const hasMarkup = (text: string): boolean => markup.test(text)
