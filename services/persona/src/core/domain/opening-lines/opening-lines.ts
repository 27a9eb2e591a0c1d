import { isDisplayable, normalizeLine } from '../personas/displayable-text.ts'
import type { Persona, PersonaSummary } from '../personas/persona.ts'

export const maxLines = 3
export const minLineLength = 3
export const maxLineLength = 120

/** Normalizes opening lines, and removes empty and repeated ones. */
export const normalizeOpeningLines = (raw: readonly string[]) => [
  ...new Set(raw.map((line) => normalizeLine(line, maxLineLength)).filter(Boolean)),
]

/** Normalizes the opening lines of a form. More than three stay as they are, and the rules refuse them, repeated ones too. */
export const normalizeFormLines = (raw: readonly string[]) => (raw.length > maxLines ? raw : normalizeOpeningLines(raw))

/** Returns what is wrong with opening lines, as a message for the owner. Null when they are valid. */
export function openingLinesProblem(lines: readonly string[]): string | null {
  if (lines.length > maxLines) return 'Please give at most 3 opening lines'
  if (lines.some((line) => line.length < minLineLength)) return 'Opening lines must be at least 3 characters'
  if (lines.some((line) => line.length > maxLineLength)) return 'Opening lines must be less than 120 characters'
  return lines.every(isDisplayable) ? null : 'Opening lines contain characters that cannot be shown'
}

/**
 * Returns the opening lines of a persona after a form was saved. Lines that the owner wrote are kept. Generated lines stay until the
 * persona's summary changes; they are then empty, to be generated again.
 */
export function openingLinesAfterSave(
  before: PersonaSummary & Pick<Persona, 'openingLines' | 'openingLinesMade'>,
  draft: PersonaSummary & { openingLines: readonly string[] },
): Pick<Persona, 'openingLines' | 'openingLinesMade'> {
  const leftToService = draft.openingLines.length === 0 || (before.openingLinesMade && sameLines(before.openingLines, draft.openingLines))
  if (!leftToService) return { openingLines: draft.openingLines, openingLinesMade: false }
  const stillFit = before.openingLinesMade && sameSummary(before, draft)
  return stillFit ? { openingLines: before.openingLines, openingLinesMade: true } : { openingLines: [], openingLinesMade: false }
}

const sameLines = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)
const sameSummary = (a: PersonaSummary, b: PersonaSummary) =>
  a.name === b.name && a.description === b.description && a.category === b.category
