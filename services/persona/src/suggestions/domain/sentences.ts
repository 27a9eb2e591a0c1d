import { DomainError } from '@rostra/kit/errors'
import { areLinesDisplayable, normalizeLines } from '../../core/domain/personas/displayable-text.ts'

const minLength = 20
const maxLength = 1_000

/** Normalizes and checks the sentences in which a creator describes a persona. Throws VALIDATION. */
export function readSentences(raw: string): string {
  const sentences = normalizeLines(raw, maxLength)
  const problem = problemOf(sentences)
  if (problem) throw new DomainError('invalid', 'VALIDATION', problem, { fields: { sentences: problem } })
  return sentences
}

function problemOf(sentences: string): string | null {
  if (sentences.length < minLength) return `Your sentences must be at least ${minLength} characters`
  if (sentences.length > maxLength) return `Your sentences must be at most ${maxLength} characters`
  return areLinesDisplayable(sentences) ? null : 'Your sentences contain characters that cannot be shown'
}
