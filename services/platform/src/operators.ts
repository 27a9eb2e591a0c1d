import { DomainError } from '@rostra/kit/errors'
import { readLimit, readPage } from '@rostra/kit/paging'
import { type Caller, type Member, member } from './caller.ts'

const reasonLength = { min: 10, max: 500 }
const maxSearchLength = 100
const maxPageSize = 100

/** Returns the calling super senator. Throws AUTH_REQUIRED for a caller without an account, OPERATORS_ONLY for any other role. */
export function operator(caller: Caller): Member {
  const signedIn = member(caller)
  if (signedIn.role !== 'super_senator') throw new DomainError('denied', 'OPERATORS_ONLY', 'Only Super Senators can do this.')
  return signedIn
}

/** Reads the reason of an operator's action: 10 to 500 characters without surrounding space. Throws VALIDATION. */
export function readReason(raw: string): string {
  const reason = readNote(raw)
  if (reason.length < reasonLength.min) throw invalid('reason', `The reason must have at least ${reasonLength.min} characters`)
  return reason
}

/** Reads an optional reason of at most 500 characters. Throws VALIDATION. */
export function readNote(raw: string): string {
  const note = raw.trim()
  if (note.length > reasonLength.max) throw invalid('reason', `The reason must have at most ${reasonLength.max} characters`)
  return note
}

/** The search and the page of an operators' list. */
export interface OperatedListQuery {
  search: string
  suspendedOnly: boolean
  /** From 1. */
  page: number
  limit: number
}

/** Reads the search and the page of an operators' list. Throws VALIDATION. */
export function readOperatedListQuery({ search, suspendedOnly, page, limit }: OperatedListQuery): OperatedListQuery {
  if (search.length > maxSearchLength) throw invalid('search', `Search must be at most ${maxSearchLength} characters`)
  return { search: search.trim(), suspendedOnly, page: readPage(page), limit: readLimit(limit, maxPageSize) }
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
