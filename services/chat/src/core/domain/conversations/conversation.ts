import { DomainError } from '@rostra/kit/errors'
import type { ChosenBranch } from '../exchanges/shown-branch.ts'

export interface Conversation {
  id: string
  /** The person it belongs to: `member:<id>` or `guest:<id>`. */
  person: string
  personaId: string
  personaName: string
  personaSlug: string
  /** The persona's first message. */
  greeting: string
  startedAt: Date
  lastMessageAt: Date
  /** The beginning of the latest message; empty before the first send. */
  preview: string
  /** At most 60 characters of the first message, or of a model; up to 100 of its person. */
  title: string
  /** Who gave the title; absent for one that was made from the first message. */
  titleFrom?: 'model' | 'person' | undefined
  /** The client's own name for its end user; never interpreted. */
  endUserId: string
  /** When it is deleted with its messages. Absent for a member's conversation that has a message. */
  expiresAt?: Date | undefined
  /** When its person deleted it, by the database's clock. It is hidden from then on, and a sweep deletes its messages. */
  deletedAt?: Date | undefined
  /** The branch that was chosen last; absent while no other was chosen than the newest. */
  chosen?: ChosenBranch | undefined
  /** When its shown branch was shared; absent without a share. */
  sharedAt?: Date | undefined
  /** The name that the share shows; absent for none. */
  sharedBy?: string | undefined
}

const dayMs = 24 * 3_600_000
/** A conversation without a message ends so long after it was opened. Most of them are page views. */
const unusedMs = dayMs
/** A conversation of a guest ends so long after its last message. */
const guestUnusedMs = 90 * dayMs

/** Returns when a conversation ends that is opened now and has no message. */
export const endOfUnused = (openedAt: Date) => new Date(openedAt.getTime() + unusedMs)

/** Returns when a guest's conversation ends whose last message is of that time. */
export const endOfGuestUse = (lastMessageAt: Date) => new Date(lastMessageAt.getTime() + guestUnusedMs)

/** Whether a conversation is a guest's and has a message: only such a conversation ends together with its messages. */
export const isUsedByGuest = ({ person, preview }: Conversation): boolean => person.startsWith('guest:') && preview !== ''

/** Whether a conversation that is used now may be deleted meanwhile: its end must be moved first. A send takes 6 minutes at most. */
export const endsSoon = ({ expiresAt }: Conversation, now: Date): boolean =>
  expiresAt !== undefined && expiresAt.getTime() - now.getTime() < unusedMs / 2

const previewLength = 140

/** Returns the first 140 characters of a message on one line. */
export const previewOf = (content: string): string => [...content.replace(/\s+/g, ' ').trim()].slice(0, previewLength).join('')

/** The time in which a deletion can be taken back. */
export const restorableMs = 10_000
/** What is deleted is swept so long afterwards. The clocks of two primaries may differ by 10 s, and still nothing is restored in part. */
export const sweptAfterMs = restorableMs + 10_000

export const conversationNotFound = () => new DomainError('not_found', 'CONVERSATION_NOT_FOUND', 'Conversation not found')

/** Returns the conversation if it belongs to this person. Throws CONVERSATION_NOT_FOUND otherwise, so that ids cannot be probed. */
export function requireOwnConversation(person: string, conversation: Conversation | null): Conversation {
  if (conversation?.person !== person) throw conversationNotFound()
  return conversation
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns the request id of a start in lower case; empty for none. Throws VALIDATION for text that is no UUID. */
export function readStartRequestId(requestId: string): string {
  const lowerCase = requestId.length <= 36 ? requestId.toLowerCase() : ''
  if (requestId === '' || uuid.test(lowerCase)) return lowerCase
  throw new DomainError('invalid', 'VALIDATION', 'The request id must be a UUID', { fields: { requestId: 'must be a UUID' } })
}

/** Throws REQUEST_ID_REUSED when a request id that exists already started a conversation with another persona. */
export function refuseOtherPersona(started: Conversation, personaId: string): void {
  if (started.personaId !== personaId)
    throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for a conversation with another persona')
}

/** The error of a start whose conversation was deleted or adopted while it was repeated. */
export const startInterrupted = () =>
  new DomainError('unavailable', 'INTERRUPTED', 'The start of the conversation was interrupted. Please try again.', { retryAfter: 1 })
