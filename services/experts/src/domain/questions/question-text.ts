import { DomainError } from '@rostra/kit/errors'

const maxCharacters = 2_000
const tooLong = 'The question must be at most 2,000 characters'

/** In UTF-16 units: composing makes one character of four at most. */
const maxRawLength = maxCharacters * 4

/** No language stacks eight marks on a letter. To order marks takes a time that grows with the square of their number. */
const stackedMarks = /\p{M}{8}/v
/** Controls other than tab and line break, direction overrides, broken Unicode, and characters that will never exist. */
const forbidden = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202D\u202E]--[\t\n]]/v
/** Space, and characters without width. */
const blank = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/v

/**
 * Composes a question (NFC), trims it and turns every kind of line break into `\n`. Throws QUESTION_REQUIRED for one without a visible
 * character, and VALIDATION unless it has 1 to 2,000 characters (code points) that a question may have.
 */
export function readQuestion(raw: string): string {
  if (raw.length > maxRawLength) throw invalid(tooLong)
  if (blank.test(raw)) throw new DomainError('invalid', 'QUESTION_REQUIRED', 'Please enter a question to analyze.')
  const lines = raw.replace(/\r\n?|[\u2028\u2029]/g, '\n')
  if (forbidden.test(lines) || stackedMarks.test(lines)) throw invalid('The question contains a character that is not allowed')
  const question = lines.normalize('NFC').trim()
  if (question.length > maxCharacters && [...question].length > maxCharacters) throw invalid(tooLong)
  return question
}

const invalid = (message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { question: message } })
