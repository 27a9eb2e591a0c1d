import type { EntryText } from '../../../core/domain/entries/entry.ts'

/** A text that an entry may get. */
export interface TextCandidate {
  text: EntryText
  /** Whether the built-in writer wrote it, not a model. */
  offline: boolean
}

/** Splits a text into runs of words, as `takeRuns` of domain/terms does. */
export type TakeRuns = (text: string) => readonly string[]

/** Returns the runs of everything that a reader sees of a text. */
export function runsOfText({ title, content, sampleMessages }: EntryText, takeRuns: TakeRuns): string[] {
  const parts = [title, content, ...sampleMessages.map((message) => message.content)]
  return [...new Set([...parts, parts.join(' ')].flatMap(takeRuns))]
}

/** Returns the first candidate that shares no run with a message; null when each one does. */
export function chooseText(
  candidates: readonly TextCandidate[],
  takeRuns: TakeRuns,
  isShared: (run: string) => boolean,
): TextCandidate | null {
  return candidates.find(({ text }) => !runsOfText(text, takeRuns).some(isShared)) ?? null
}
