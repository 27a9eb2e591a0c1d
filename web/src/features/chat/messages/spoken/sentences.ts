const closing = `)\\]"'”’*_」』）】》〉］｣`
/** Marks that end a sentence without a space after them: full-width, Devanagari, Arabic, Urdu, Ethiopic, Armenian, Burmese and Khmer. */
const ending = '。！？｡．।॥؟۔።፧፨։။។៕'
const spaced = `[.!?…][${closing}]*(?=\\s)`
/** The next character tells that no further mark follows, and that a full-width stop is not a decimal point. */
const unspaced = `[${ending}]+[${closing}]*(?![${closing}${ending}\\d０-９]|$)`
/** Matches up to the end of the last complete sentence, line or list item. A list item's number does not end a sentence. */
const finished = new RegExp(`^[\\s\\S]*(?:(?<!(?:^|\\n)\\s*[\\d０-９]+)(?:${spaced}|${unspaced})|\\n)`)

/** Removes Markdown syntax, which a screen reader should not read. */
function plain(text: string): string {
  return (
    text
      .replace(/```[^\n]*/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      // Removes citation markers, which are buttons in the answer.
      .replace(/\s?\[[1-6]\]/g, '')
      .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
      .replace(/(\*\*|__|[*_`~])/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

export interface Spoken {
  /** The text to speak next; empty while no further sentence is complete. */
  say: string
  /** The number of spoken characters, including `say`. */
  upTo: number
}

/**
 * Returns the next complete sentences of a growing text, for a screen reader. `upTo` is the number of characters already spoken. With
 * `ended` it also returns the rest.
 */
export function nextSentences(text: string, upTo: number, ended: boolean): Spoken {
  const rest = text.slice(upTo)
  const due = ended ? rest : (finished.exec(rest)?.[0] ?? '')
  return { say: plain(due), upTo: upTo + due.length }
}
