import { DomainError } from '@rostra/kit/errors'
import { firstCharacters } from '@rostra/text/graphemes'
import type { Rating } from '../../core/domain/exchanges/feedback.ts'
import type { Questions } from './question-group.ts'

export const itemKinds = ['reported', 'unanswered', 'paused'] as const
export type ItemKind = (typeof itemKinds)[number]

export const itemStates = ['open', 'answered', 'dismissed'] as const
export type ItemState = (typeof itemStates)[number]

/** A question and the owner's better answer, which become a source of the persona. */
export interface Pair {
  question: string
  answer: string
  /** Empty until the source is known to be added. */
  sourceId: string
}

/** An item of an inbox: a reported answer, a group of questions that the material does not answer, or a notice that the persona pauses. */
export interface InboxItem {
  /** An id of its own, from which no exchange and no person can be derived. */
  id: string
  personaId: string
  kind: ItemKind
  state: ItemState
  at: Date
  /** The reported exchange and its conversation; null for a group, and once they are gone. */
  exchangeId: string | null
  conversationId: string | null
  /** The questions of a group; empty for a reported answer. */
  questions: Questions
  /** The owner's better answer; null until the item is being answered. It stays when the exchange is deleted. */
  pair: Pair | null
  /** The number of people who had asked when the group was answered. */
  askedBy: number
}

/** An item that its owner sees from now on. It has no text. */
export interface AddedItem extends Pick<InboxItem, 'id' | 'personaId' | 'kind'> {
  at: Date
}

/** An item as its owner sees it. */
export interface ShownItem extends Pick<InboxItem, 'id' | 'state' | 'at'> {
  /** A text for the owner, who can dismiss it but not answer it. Empty for a question. */
  notice: string
  question: string
  /** The reported answer; of an answered item, the better answer. */
  answer: string
  rating: Rating | null
  comment: string
  /** 0 for a reported answer. */
  askedBy: number
  sourceId: string
}

export const pauseNotice =
  'This persona paused for an hour: 100 of its answers in a day came out empty. Try it in its form and check its instructions.'

/** The most characters of a pair's question and answer. */
const maxQuestion = 1_000
const maxAnswer = 4_000

/** Trims and validates the better answer. Throws VALIDATION. */
export const readAnswer = (answer: string): string => readText('answer', answer, maxAnswer)

/** Trims and validates the question that replaces the item's; empty for none. Throws VALIDATION. */
export const readQuestion = (question: string): string => (question === '' ? '' : readText('question', question, maxQuestion))

function readText(field: string, text: string, most: number): string {
  const trimmed = text.length > 4 * most ? text : text.trim()
  if (trimmed === '') throw invalid(field, `The ${field} must not be empty`)
  if ([...trimmed].length > most) throw invalid(field, `The ${field} must be at most ${most.toLocaleString('en')} characters`)
  return trimmed
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

/** Cuts the question of an item to the length of a pair's. */
export const pairQuestion = (question: string): string => firstCharacters(question, maxQuestion)

/** Returns whether a pair has this answer and question. An empty question matches any. */
export const isSamePair = (pair: Pair, answer: string, question: string): boolean =>
  pair.answer === answer && (question === '' || pair.question === question)

export const itemNotFound = () => new DomainError('not_found', 'ITEM_NOT_FOUND', 'Item not found')

export const alreadyHandled = () => new DomainError('exists', 'ALREADY_HANDLED', 'This item is answered already')
