import { AddressNotAllowed, type PublicHosts } from '@rostra/kit/net/public-hosts'
import { tryOwnModel } from '@rostra/llm/own-model'
import { addressNotAllowed, tryFailed } from '../domain/own-model.ts'
import type { TryModel } from '../domain/ports.ts'

/** Creates the try of a model before it is saved. Its address is checked first, so that the refusal says why. */
export function createModelTry(hosts: PublicHosts): TryModel {
  return async ({ baseUrl, model, key }) => {
    try {
      await hosts.addressOf(new URL(baseUrl))
    } catch (error) {
      throw error instanceof AddressNotAllowed ? addressNotAllowed(error.message) : error
    }
    const problem = await tryOwnModel({ baseUrl, model, key }, { hosts })
    if (problem !== null) throw tryFailed(problem)
  }
}
