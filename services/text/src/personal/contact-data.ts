import { normalised } from '../prose/clean-text.ts'
import { tokensOf } from '../prose/tokens.ts'
import { addressesIn } from './addresses.ts'

/** Matches four or more digits, also with spaces and punctuation between them. */
const longNumber = /\p{N}(?:[\s\p{P}+]*\p{N}){3}/u
/** Matches a mail address, a handle, a link or a domain. */
const address = /@|:\/\/|www\.|\p{L}\.\p{L}{2}/iu

/** Whether a text contains a street address with a number or a capitalised name. */
export const hasStreetAddress = (text: string): boolean => addressesIn(tokensOf(text, 'questions'), false).length > 0

/**
 * Whether a text contains contact data: a number of four or more digits, a mail address, link, handle or domain, or a street address. Does
 * not check names.
 */
export function hasContactData(text: string): boolean {
  const read = normalised(text)
  return longNumber.test(read) || address.test(read) || hasStreetAddress(read)
}
