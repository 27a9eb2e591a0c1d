import type { SampleMessage } from '../../../../../core/domain/entries/entry.ts'
import type { Slots } from '../slots.ts'

export type Phrase = (slots: Slots) => string

/** Lines of a dialogue that the member begins; they speak in turn. */
export type Dialogue = (slots: Slots) => readonly string[]

/** The phrases of one kind of entry: a title, a dialogue and content of three parts. All lists have the same length. */
export interface Phrases {
  /** At most 3 words beside two words of a topic. Each contains the headword. */
  titles: readonly Phrase[]
  openings: readonly Phrase[]
  /** Names the further words. */
  middles: readonly Phrase[]
  closings: readonly Phrase[]
  dialogues: readonly Dialogue[]
}

/** Makes sample messages of a dialogue's lines. */
export function spoken(lines: readonly string[], botName: string): SampleMessage[] {
  return lines.map((content, i) => (i % 2 === 0 ? { role: 'user', botName: '', content } : { role: 'bot', botName, content }))
}
