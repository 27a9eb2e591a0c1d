import { DomainError } from '@rostra/kit/errors'
import { hasContactData } from '@rostra/text/personal/contact-data'

/** A short sentence that one persona keeps about a member. */
export interface Note {
  id: string
  /** 1 to 200 characters on one line. */
  text: string
  createdAt: Date
  /** The member wrote or changed it, so no model changes it. */
  byMember: boolean
}

/** The notes of one persona about a member, with the persona's name at the time of the latest note. */
export interface PersonaNotes {
  personaId: string
  personaName: string
  personaSlug: string
  /** Oldest first, 20 at most. */
  notes: readonly Note[]
}

/** The most notes of a persona about one member. */
export const maxNotes = 20
/** The most personas with notes about one member. */
export const maxPersonas = 200
const maxCharacters = 200

const onOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const isShort = (text: string) => text.length <= 4 * maxCharacters && [...text].length <= maxCharacters

/** Validates the text of a member's note and returns it on one line. Throws VALIDATION unless it has 1 to 200 characters. */
export function readNoteText(text: string): string {
  const read = onOneLine(text)
  if (read !== '' && isShort(read)) return read
  const message = read === '' ? 'A note must not be empty' : `A note has at most ${maxCharacters} characters`
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { text: message } })
}

const markup = /[<>`{}[\]|\\]/u
/** Words that may give instructions to the model. A fact about a member needs none of them. */
const ordering = /\b(?:instructions?|system prompt|prompts?|ignore|disregard|jailbreak|anweisung(?:en)?|ignorier\w*)\b/iu

/**
 * Returns the text of a note that a model wrote, on one line; null for one that is not kept. Not kept are an empty or too long text, and
 * one with a mail or street address, a link, a number of four digits, markup, or a word of an instruction. Names are kept.
 */
export function madeNoteText(text: string): string | null {
  const read = onOneLine(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
  const isKept = read !== '' && isShort(read) && !hasContactData(read) && !markup.test(read) && !ordering.test(read)
  return isKept ? read : null
}

/** Returns whether two texts are equal, except for case and surrounding punctuation. */
export const isSameNote = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (text: string) => text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

export const noteNotFound = () => new DomainError('not_found', 'NOTE_NOT_FOUND', 'Note not found')

export const notesFull = () =>
  new DomainError('state', 'NOTES_FULL', `A persona keeps ${maxNotes} notes. Delete one before you add another.`)

export const tooManyPersonas = () =>
  new DomainError('state', 'NOTES_FULL', `${maxPersonas} personas have notes about you. Delete those of one before you add another.`)
