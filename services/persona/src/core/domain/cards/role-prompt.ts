import type { CardText } from './card-draft.ts'
import { splitText } from './card-text.ts'
import type { LeftFields } from './left-fields.ts'

/** A part of the role prompt. The title is empty for the prompt of the card's author, which comes first. */
export interface Section {
  /** The field of the card. */
  field: string
  title: string
  text: string
}

const maxPrompt = 5_000
/** The least of a section that is worth a heading, in UTF-16 units. */
const leastPart = 200
/** The longest text of a source, and of all that these parts become. */
const maxText = 200_000
const maxTexts = 1_000_000

/**
 * Joins the parts of a prompt, each with its heading. What is beyond 5,000 characters becomes material,
 * with the heading as its title; what is beyond a million is left.
 */
export function rolePromptOf(sections: readonly Section[], left: LeftFields): { rolePrompt: string; material: CardText[] } {
  const material: CardText[] = []
  let rolePrompt = ''
  let textRoom = maxTexts
  for (const { field, title, text } of sections) {
    if (text === '') continue
    const heading = title === '' ? '' : `## ${title}\n`
    const before = rolePrompt === '' ? heading : `${rolePrompt}\n\n${heading}`
    const room = maxPrompt - before.length
    const [part, rest] = text.length <= room || room >= leastPart ? splitText(text, room) : ['', text]
    if (part !== '') rolePrompt = before + part
    if (rest.length > textRoom) {
      left.add(field)
      continue
    }
    textRoom -= rest.length
    material.push(...materialOf(title || 'System prompt', rest))
  }
  return { rolePrompt, material }
}

function materialOf(title: string, text: string): CardText[] {
  const texts: CardText[] = []
  for (let rest = text; rest !== ''; ) {
    const [part, more] = splitText(rest, maxText)
    texts.push({ title, text: part })
    rest = more
  }
  return texts
}
