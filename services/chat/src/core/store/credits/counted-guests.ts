import { logEpisodes } from '@rostra/kit/episode-log'
import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { FreeWork } from '@rostra/platform/free-use/free-work'
import type { Credits, GuestQuota } from '../../domain/credits/ports.ts'
import { addressLimit } from './guest-quota.ts'

/**
 * The credits of guests, whose messages are free work of their network too, of the price of their model. Beyond the network's budget of the
 * day they are refused with ADDRESS_LIMIT. While billing does not answer only the quota of guests limits them.
 */
export function countedGuests(quota: GuestQuota, freeWork: FreeWork, log: Log): Credits {
  const episodes = logEpisodes(log, {
    began: 'messages of guests are not counted as free work, and their quota limits them alone',
    ended: 'messages of guests are counted as free work again',
  })
  return {
    ...quota,
    hold: async (exchange, payer, price) => {
      await quota.hold(exchange, payer)
      const worker = { person: exchange.person, isConfirmed: false, clientAddress: payer.clientAddress }
      try {
        await freeWork.use('FREE_WORK_GUEST_MESSAGE', worker, price)
        episodes.recovered()
      } catch (error) {
        if (!(error instanceof DomainError && error.reason === 'RATE_LIMITED')) {
          episodes.failed(error)
          return undefined
        }
        await quota.release(exchange)
        throw addressLimit()
      }
      return undefined
    },
  }
}
