import { DomainError } from '@rostra/kit/errors'
import { mixesScripts, readsAsProduct } from '@rostra/platform/reserved-names'

/**
 * Throws NAME_RESERVED for a name that could pass for the product's, or for another name in letters of
 * another script. A persona keeps the name that it has (`present`).
 */
export function refuseReservedName(name: string, present?: string): void {
  if (name === present) return
  if (readsAsProduct(name)) throw nameReserved('This name could pass for Rostra’s own. Please choose another one.')
  if (mixesScripts(name))
    throw nameReserved('A word of this name mixes letters of different scripts. Please write each word in one script.')
}

const nameReserved = (message: string) => new DomainError('invalid', 'NAME_RESERVED', message, { fields: { name: message } })
