import type { Caller } from '@rostra/kit/caller'
import type { Credits } from './ports.ts'

/** Guests and members pay in different ways; an exchange that is settled is known to the one that held for it. */
export function creditsByCaller(guests: Credits, members: Credits): Credits {
  const of = (caller: Caller) => (caller.kind === 'guest' ? guests : members)
  return {
    hold: (exchangeId, caller, clientAddress) => of(caller).hold(exchangeId, caller, clientAddress),
    capture: async (exchangeId) => {
      await Promise.all([guests.capture(exchangeId), members.capture(exchangeId)])
    },
    release: async (exchangeId) => {
      await Promise.all([guests.release(exchangeId), members.release(exchangeId)])
    },
  }
}

/** Members chat for free until billing stands in this place. */
export const freeCredits: Credits = {
  hold: async () => undefined,
  capture: async () => undefined,
  release: async () => undefined,
}
