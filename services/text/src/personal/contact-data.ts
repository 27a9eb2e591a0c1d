import { normalised } from '../prose/clean-text.ts'
import { tokensOf } from '../prose/tokens.ts'
import { addressesIn } from './addresses.ts'

/** Four digits and more, also with blanks and signs between them. */
const longNumber = /\p{N}(?:[\s\p{P}+]*\p{N}){3}/u
/** A mail address, a handle, a link, a domain. */
const address = /@|:\/\/|www\.|\p{L}\.\p{L}{2}/iu

/** Whether a text has the address of a street with its number or its name in capitals. */
export const hasStreetAddress = (text: string): boolean => addressesIn(tokensOf(text, 'questions'), false).length > 0

/**
 * Whether a text has what leads to a person, apart from names: a number of four digits and more, a mail address, link, handle or domain, or the address of a
 * street.
 */
export function hasContactData(text: string): boolean {
  const read = normalised(text)
  return longNumber.test(read) || address.test(read) || hasStreetAddress(read)
}
