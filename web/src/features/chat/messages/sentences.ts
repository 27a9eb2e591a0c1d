/** Matches up to the end of the last complete sentence, line or list item. The number of a list item ends no sentence. */
const finished = /^[\s\S]*(?:(?<!(?:^|\n)\s*\d+)[.!?…][)\]"'”’*_]*(?=\s)|\n)/

/** Removes Markdown syntax, so that it is not read out. */
function plain(text: string): string {
  return (
    text
      .replace(/```[^\n]*/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      // The numbers of sources are buttons in the answer.
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
  /** How many characters are spoken, including `say`. */
  upTo: number
}

/**
 * Returns the next whole sentences of a growing text, for a screen reader. `upTo` is how much is spoken already. With `ended` the rest is
 * returned too.
 */
export function nextSentences(text: string, upTo: number, ended: boolean): Spoken {
  const rest = text.slice(upTo)
  const due = ended ? rest : (finished.exec(rest)?.[0] ?? '')
  return { say: plain(due), upTo: upTo + due.length }
}
