import { DomainError } from '@rostra/kit/errors'
import { previewOf as plainPreviewOf } from '@rostra/markdown/preview-of'
import type { Suspension } from '@rostra/platform/accounts/suspension'
import { cutAtWord } from '@rostra/text/graphemes'
import type { ChosenBranch } from '../exchanges/shown-branch.ts'

export interface Conversation {
  id: string
  /** The person to whom it belongs: `member:<id>` or `guest:<id>`. */
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
  /** At most 60 characters when it is made from the first message or by a model, 100 when its person gave it. */
  title: string
  /** Who gave the title; absent when it was made from the first message. */
  titleFrom?: 'model' | 'person' | undefined
  /** The API client's own id of its end user; never interpreted. */
  endUserId: string
  /** The id of the key or app that began it; absent for one that was begun on a page. */
  startedBy?: string | undefined
  /** When it expires and is deleted with its messages. Absent for a member's conversation that has a message. */
  expiresAt?: Date | undefined
  /** When its person deleted it, by the database's clock. From then on it is hidden, until a sweep deletes it with its messages. */
  deletedAt?: Date | undefined
  /** When its person pinned it; absent for one that is not pinned. */
  pinnedAt?: Date | undefined
  /** The branch that its person chose last; absent while only the newest was shown. */
  chosen?: ChosenBranch | undefined
  /** When it was shared; absent without a share. */
  sharedAt?: Date | undefined
  /** The name that the share shows; absent for none. */
  sharedBy?: string | undefined
  /** Of its member's account; absent while that was never suspended. */
  suspension?: Suspension | undefined
  /** It is a copy of a share without the earliest exchanges and the greeting. */
  isCut?: boolean | undefined
  /** The token hash of the share whose messages it shows, until its person sends a first message. Absent for any other. */
  refersTo?: string | undefined
}

/** The most conversations of one person. */
export const maxConversations = 2_000

export const tooManyConversations = () =>
  new DomainError(
    'state',
    'CONVERSATION_LIMIT',
    `You have ${maxConversations.toLocaleString('en')} conversations, which is as many as we keep. Delete some that you no longer need.`,
  )

/** The most pinned conversations of one person. */
export const maxPinned = 20

export const pinsFull = () =>
  new DomainError('state', 'PINS_FULL', `You have pinned ${maxPinned} conversations, which is as many as there can be. Unpin one first.`)

const dayMs = 24 * 3_600_000
/** The lifetime of a conversation without a message. Most of these are page views. */
const unusedMs = dayMs
/** The lifetime of a guest's conversation after its last message. */
const guestUnusedMs = 90 * dayMs

/** Returns when a conversation without a message expires. */
export const endOfUnused = (openedAt: Date) => new Date(openedAt.getTime() + unusedMs)

/** Returns when a guest's conversation expires after its last message. */
export const endOfGuestUse = (lastMessageAt: Date) => new Date(lastMessageAt.getTime() + guestUnusedMs)

/** Returns whether a conversation belongs to a guest and has a message: only these expire together with messages. */
export const isUsedByGuest = ({ person, preview }: Conversation): boolean => person.startsWith('guest:') && preview !== ''

/** Returns whether a conversation may expire while it is used, so that its end must be moved first. A send takes 13 minutes at most. */
export const endsSoon = ({ expiresAt }: Conversation, now: Date): boolean =>
  expiresAt !== undefined && expiresAt.getTime() - now.getTime() < unusedMs / 2

const previewLength = 140

/**
 * Returns at most 140 characters of a message on one line, without the marks of Markdown, cut at a word. A message of marks alone is kept:
 * an empty preview means that nothing was said.
 */
export const previewOf = (content: string): string =>
  cutAtWord(plainPreviewOf(content) || content.replace(/\s+/g, ' ').trim(), previewLength)

/** How long a deletion can be undone, in milliseconds. */
export const restorableMs = 10_000
/**
 * How long after its deletion a conversation is swept. The 10 s of difference allow for the clocks of two primaries: no conversation is
 * restored in part.
 */
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

/**
 * Returns the conversation that a request id started. Throws REQUEST_ID_REUSED when it is one with another persona, or of another program.
 */
export function sameStart(started: Conversation, { personaId, startedBy }: Pick<Conversation, 'personaId' | 'startedBy'>): Conversation {
  if (started.personaId === personaId && started.startedBy === startedBy) return started
  throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for another conversation')
}

/** The error of a repeated start whose conversation was deleted or adopted meanwhile. */
export const startInterrupted = () =>
  new DomainError('unavailable', 'INTERRUPTED', 'The start of the conversation was interrupted. Please try again.', { retryAfter: 1 })
