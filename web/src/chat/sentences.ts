/** Everything up to and with the last finished sentence, line or list item; the number before an item ends nothing. */
const finished = /^[\s\S]*(?:(?<!(?:^|\n)\s*\d+)[.!?…][)\]"'”’*_]*(?=\s)|\n)/

/** Takes the marks of Markdown away, so that they are not read out. */
function plain(text: string): string {
  return text
    .replace(/```[^\n]*/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/(\*\*|__|[*_`~])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export interface Spoken {
  /** What to say now; empty while no further sentence is finished. */
  say: string
  /** How many characters of the text have been said, with this. */
  upTo: number
}

/**
 * Cuts growing text into whole sentences for a screen reader.
 * `upTo` is what has been said before; `ended` says that no more text will come, so the rest is due.
 */
export function nextSentences(text: string, upTo: number, ended: boolean): Spoken {
  const rest = text.slice(upTo)
  const due = ended ? rest : (finished.exec(rest)?.[0] ?? '')
  return { say: plain(due), upTo: upTo + due.length }
}
