import { DomainError } from '@rostra/kit/errors'

const maxCharacters = 2_000
const tooLong = 'The question must be at most 2,000 characters'

/** The longest raw text, in UTF-16 units: NFC composes at most four into one character. */
const maxRawLength = maxCharacters * 4

/** Matches eight or more marks on one letter, which no language has. Normalization takes time quadratic in their number. */
const stackedMarks = /\p{M}{8}/v
/** Matches controls other than tab and line break, direction overrides, lone surrogates and noncharacters. */
const forbidden = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202D\u202E]--[\t\n]]/v
/** Matches a text of only space and invisible characters. */
const blank = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/v

/**
 * Normalizes a question to NFC, trims it and converts every line break to `\n`. Throws `ifBlank` for a text without a visible character,
 * and VALIDATION for `field` when it has more than 2,000 code points or a forbidden character.
 */
export function composeQuestion(raw: string, field: string, ifBlank: DomainError): string {
  const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
  if (raw.length > maxRawLength) throw invalid(tooLong)
  if (blank.test(raw)) throw ifBlank
  const lines = raw.replace(/\r\n?|[\u2028\u2029]/g, '\n')
  if (forbidden.test(lines) || stackedMarks.test(lines)) throw invalid('The question contains a character that is not allowed')
  const question = lines.normalize('NFC').trim()
  if (question.length > maxCharacters && [...question].length > maxCharacters) throw invalid(tooLong)
  return question
}

/** Reads a question to three models. Throws QUESTION_REQUIRED for a blank one, and VALIDATION. */
export const readQuestion = (raw: string): string =>
  composeQuestion(raw, 'question', new DomainError('invalid', 'QUESTION_REQUIRED', 'Please enter a question to analyze.'))
