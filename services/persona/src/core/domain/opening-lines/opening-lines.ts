import { createHash } from 'node:crypto'
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
 * Returns the opening lines of a persona after a form was saved. Lines that the owner wrote are kept. Generated lines stay until name or
 * description changes; they are then empty, to be generated again. Lines are generated once for a name and description: an owner who
 * removes own lines later gets `defaults`.
 */
export function openingLinesAfterSave(
  before: PersonaSummary & Pick<Persona, 'openingLines' | 'openingLinesMade' | 'linesMadeFor'>,
  draft: PersonaSummary & { openingLines: readonly string[] },
  defaults: readonly string[],
): Pick<Persona, 'openingLines' | 'openingLinesMade'> {
  const leftToService = draft.openingLines.length === 0 || (before.openingLinesMade && sameLines(before.openingLines, draft.openingLines))
  if (!leftToService) return { openingLines: draft.openingLines, openingLinesMade: false }
  if (before.openingLinesMade && subjectOf(before) === subjectOf(draft))
    return { openingLines: before.openingLines, openingLinesMade: true }
  if (before.linesMadeFor === subjectOf(draft)) return { openingLines: defaults, openingLinesMade: true }
  return { openingLines: [], openingLinesMade: false }
}

/** Returns a short hash of what opening lines are generated from, besides the category. */
export const subjectOf = ({ name, description }: Pick<PersonaSummary, 'name' | 'description'>): string =>
  createHash('sha256')
    .update(JSON.stringify([name, description]))
    .digest('base64url')
    .slice(0, 16)

const sameLines = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)
