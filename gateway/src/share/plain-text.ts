/** What is never shown, and what turns the text around it; not the joiners, which hold emoji and some scripts together. */
const unseen = /\p{Cf}|(?!\s)\p{Cc}/gu
const joiners = new Set(['\u200c', '\u200d'])

/** A text as one line that other sites can show: no controls, no half characters, no bidi tricks. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unseen, (character) => (joiners.has(character) ? character : ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
