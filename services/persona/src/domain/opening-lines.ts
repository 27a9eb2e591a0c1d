import type { Persona, PersonaFacts } from './persona.ts'
import { canBeShown, plainLine } from './shown-text.ts'

export const mostLines = 3
export const shortestLine = 3
export const longestLine = 120

/** Opening lines as they are kept: each once, empty ones left out. */
export const plainOpeningLines = (raw: readonly string[]) => [...new Set(raw.map(plainLine).filter(Boolean))]

/** What is wrong with opening lines, in words; null for nothing. */
export function openingLinesProblem(lines: readonly string[]): string | null {
  if (lines.length > mostLines) return 'Please give at most 3 opening lines'
  if (lines.some((line) => line.length < shortestLine)) return 'Opening lines must be at least 3 characters'
  if (lines.some((line) => line.length > longestLine)) return 'Opening lines must be less than 120 characters'
  return lines.every(canBeShown) ? null : 'Opening lines contain characters that cannot be shown'
}

/** Whether the opening lines are gone over again when a persona is saved, which made ones are when what they are about has changed. */
export function openingLinesAfter(
  before: PersonaFacts & Pick<Persona, 'openingLines' | 'openingLinesMade'>,
  draft: PersonaFacts & { openingLines: readonly string[] },
): Pick<Persona, 'openingLines' | 'openingLinesMade'> {
  const leftToUs = draft.openingLines.length === 0 || (before.openingLinesMade && same(before.openingLines, draft.openingLines))
  if (!leftToUs) return { openingLines: draft.openingLines, openingLinesMade: false }
  const stillFit = before.openingLinesMade && about(before) === about(draft)
  return stillFit ? { openingLines: before.openingLines, openingLinesMade: true } : { openingLines: [], openingLinesMade: false }
}

const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)
const about = ({ name, description, category }: PersonaFacts) => JSON.stringify([name, description, category])
