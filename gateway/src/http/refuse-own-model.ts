import { DomainError } from '@rostra/kit/errors'
import { memberAddressAgent } from '@rostra/kit/net/public-hosts'
import type { RequestHandler } from 'express'

/**
 * Throws OWN_MODEL_LOOP for a call that this product makes to a creator's own model: the address of that model leads back here, and each
 * answer would ask for another one.
 */
export const refuseOwnModel: RequestHandler = (request, _response, next) => {
  if (request.get('User-Agent') === memberAddressAgent)
    throw new DomainError('invalid', 'OWN_MODEL_LOOP', 'A persona of this product cannot answer through this product')
  next()
}
