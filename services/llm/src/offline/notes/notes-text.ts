import type { NoteTask } from '../../chat-model.ts'
import { type NotePattern, notePatterns } from './note-patterns.ts'

/** Characters of a fact. A longer clause is hardly one fact. */
const maxFact = 100
/** What a clause may begin with before it states a fact. */
const beginnings =
  /^(?:(?:and|but|also|so|well|by the way|please|please note that|remember(?: that)?|und|aber|übrigens|bitte|et|mais|y|pero)[,:]?\s+)+/iu
const forgetting = /^(?:please )?(?:forget|vergiss|oublie|olvida)(?: that|,? dass| que)?\s+/iu

/** `I'm not vegan any more` ends the note that they are. */
const notAnyMore = /^(i am|i'm) (?:not|no longer) (.+?)(?: any ?more)?$/iu

/** Returns, as JSON, what a member's message tells about the member: notes to add, and the places of those to change or to drop. */
export function notesText({ message, notes }: NoteTask): string {
  const result: { add: string[]; change: { note: number; text: string }[]; drop: number[] } = { add: [], change: [], drop: [] }
  for (const statement of statementsOf(message)) {
    const isForgotten = forgetting.test(statement) || notAnyMore.test(statement)
    const found = noteOf(statement.replace(forgetting, '').replace(notAnyMore, '$1 $2'))
    if (!found) continue
    const known = notes.findIndex((note) => note.toLowerCase() === found.text.toLowerCase())
    const replaced = found.isOnly ? notes.findIndex((note) => note.startsWith(`${found.note} `)) : -1
    if (isForgotten) {
      if (known >= 0) result.drop.push(known + 1)
    } else if (known < 0 && replaced >= 0) result.change.push({ note: replaced + 1, text: found.text })
    else if (known < 0 && !result.add.includes(found.text)) result.add.push(found.text)
  }
  return JSON.stringify(result)
}

/** Splits a message into statements; questions state nothing. */
function statementsOf(message: string): string[] {
  const sentences = message.replace(/[’ʼ‘´]/g, "'").match(/[^.!?;\n]+[.!?;]*/g) ?? []
  return sentences
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => sentence.split(/,\s+|\s+(?=(?:and|but|und|aber|et|mais|y|pero)\s+(?:i|i'm|my|ich|mein\w*|je|j'\w+|mi)\b)/iu))
    .map((statement) =>
      statement
        .replace(/[.!;\s]+$/, '')
        .trim()
        .replace(beginnings, ''),
    )
}

function noteOf(statement: string): (NotePattern & { text: string }) | undefined {
  for (const pattern of notePatterns) {
    const [, fact] = pattern.pattern.exec(statement) ?? []
    if (fact && fact.length <= maxFact) return { ...pattern, text: `${pattern.note} ${fact.trim()}` }
  }
  return undefined
}
