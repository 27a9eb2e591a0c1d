/** Marks that mean something in Markdown: emphasis, code, links, addresses, and what opens a line as list, heading, quote, table or rule. */
const markup = /[*_`~[\]<>|\\]|https?:\/\/|www\.|&\w+;|^ {0,3}(?:#{1,6}\s|[-+]\s|\d+[.)]\s|[-=]{2,})|^(?: {4}|\t)/m

/** Whether a text would look different as Markdown; the renderer is only fetched for one that does. */
export const hasMarkup = (text: string): boolean => markup.test(text)
