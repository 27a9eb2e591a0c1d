import { DomainError } from '@rostra/kit/errors'

/** `claimed`: nobody may answer but its owner, nothing is visible yet. `running`: admitted, the user's message stands. The rest are ends. */
export type ExchangeStatus = 'claimed' | 'running' | EndStatus
export type EndStatus = 'complete' | 'stopped' | 'failed'

export interface Failure {
  error: string
  reason: string
}

/** One message and its answer. Its id is the generation's id. */
export interface Exchange {
  id: string
  conversationId: string
  personaId: string
  person: string
  requestId: string
  content: string
  status: ExchangeStatus
  /** The replica that answers. */
  owner: string
  startedAt: Date
  finishedAt: Date | null
  /** The whole answer, once it has ended. */
  reply: string
  /** Where each piece that was streamed ends in `reply`, in UTF-16 units: piece n stood in the event with seq n. */
  frameEnds: readonly number[]
  failure: Failure | null
}

export const hasEnded = (exchange: Exchange): boolean => exchange.status !== 'claimed' && exchange.status !== 'running'

/** Refuses a request id that stands for something else. */
export function refuseOtherContent(known: Exchange, conversationId: string, content: string): void {
  if (known.conversationId !== conversationId || known.content !== content)
    throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for another message')
}

export const generationRunning = () =>
  new DomainError('exists', 'GENERATION_RUNNING', 'The persona is still answering your last message. Wait for it or stop it first.')

export const generationNotFound = () => new DomainError('not_found', 'GENERATION_NOT_FOUND', 'Generation not found')

/** What became of an answer, for those who count it. */
export function outcomeOf(status: EndStatus, reply: string): 'complete' | 'stopped' | 'partial' | 'empty' {
  if (reply === '') return 'empty'
  return status === 'failed' ? 'partial' : status
}
