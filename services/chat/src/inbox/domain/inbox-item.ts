import { DomainError } from '@rostra/kit/errors'
import type { Rating } from '../../core/domain/exchanges/feedback.ts'
import type { Questions } from './question-group.ts'

export const itemKinds = ['reported', 'unanswered'] as const
export type ItemKind = (typeof itemKinds)[number]

export const itemStates = ['open', 'answered', 'dismissed'] as const
export type ItemState = (typeof itemStates)[number]

/** A question and its better answer, as they became a source of the persona. */
export interface Pair {
  question: string
  answer: string
  /** Empty until the source is known to be added. */
  sourceId: string
}

/** What a persona's owner is to look at: an answer that was reported, or a group of questions without an answer. */
export interface InboxItem {
  /** Made for the item: it leads to no exchange and no person. */
  id: string
  personaId: string
  kind: ItemKind
  state: ItemState
  at: Date
  /** The reported exchange and its conversation; null for a group, and once they are gone. */
  exchangeId: string | null
  conversationId: string | null
  /** Of a group. */
  questions: Questions
  /** Null until the item is being answered. It is the owner's own text, and stays when the exchange goes. */
  pair: Pair | null
  /** How many people had asked when the group was answered. */
  askedBy: number
}

/** An item as the owner reads it. */
export interface ShownItem extends Pick<InboxItem, 'id' | 'state' | 'at'> {
  question: string
  /** The reported answer; of an answered item the better one. */
  answer: string
  rating: Rating | null
  comment: string
  /** 0 for a reported answer. */
  askedBy: number
  sourceId: string
}

/** Limits of a source that is a pair. */
const maxQuestion = 1_000
const maxAnswer = 4_000

/** Returns the better answer without blanks around it. Throws VALIDATION. */
export const readAnswer = (answer: string): string => readText('answer', answer, maxAnswer)

/** Returns the question that replaces the item's; empty for none. Throws VALIDATION. */
export const readQuestion = (question: string): string => (question === '' ? '' : readText('question', question, maxQuestion))

function readText(field: string, text: string, most: number): string {
  const trimmed = text.length > 4 * most ? text : text.trim()
  if (trimmed === '') throw invalid(field, `The ${field} must not be empty`)
  if ([...trimmed].length > most) throw invalid(field, `The ${field} must be at most ${most.toLocaleString('en')} characters`)
  return trimmed
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

/** Returns the question of an item in the length of a pair's. */
export const pairQuestion = (question: string): string => [...question].slice(0, maxQuestion).join('')

/** Whether an item is answered, or being answered, by this. Without a question, that of the pair holds. */
export const isSamePair = (pair: Pair, answer: string, question: string): boolean =>
  pair.answer === answer && (question === '' || pair.question === question)

export const itemNotFound = () => new DomainError('not_found', 'ITEM_NOT_FOUND', 'Item not found')

export const alreadyHandled = () => new DomainError('exists', 'ALREADY_HANDLED', 'This item is answered already')
