import type { Options } from 'k6/options'
import { newGuest, prepareAccounts, randomMember, randomPersonaId, type TestAccounts } from '../client/accounts.ts'
import { checkHoldsReleased } from '../client/check-holds-released.ts'
import { settingsOf } from '../client/settings.ts'
import { steady } from '../plan/executors.ts'
import { each, optionsFor } from '../plan/options.ts'
import { chatFlow } from './exchange.ts'
import type { Reader } from './read-answer.ts'

const settings = settingsOf({ rate: 5, duration: '1m', p95Ms: 500 })

/** Guests and members send half of the messages each; WHO=guest or WHO=member selects one of them. */
const senders = (__ENV.WHO ? [__ENV.WHO] : ['guest', 'member']) as ('guest' | 'member')[]
if (!senders.every((who) => who === 'guest' || who === 'member')) throw new Error(`WHO=${__ENV.WHO} is not valid: write guest or member`)
const share = 1 / senders.length

/** Returns a scenario that sends messages and reads their answers with `read`. `metrics`: the metrics that get a threshold. */
export function streamLoad(read: Reader, metrics: readonly string[]) {
  const [asGuest, asMember] = [chatFlow(read), chatFlow(read)]
  const thresholds = metrics.map((metric) => each(metric, 'who', senders, settings.p95Ms))
  const scenarios = senders.map((who) => [`${who}s`, steady(settings, { exec: who, share })])
  const options: Options = optionsFor(Object.fromEntries(scenarios), Object.assign({}, ...thresholds))
  return {
    options,
    setup: () => prepareAccounts(settings, senders.includes('member') ? share : 0),
    guest: (accounts: TestAccounts) => asGuest(newGuest, randomPersonaId(accounts)),
    member: (accounts: TestAccounts) => asMember(() => randomMember(accounts), randomPersonaId(accounts)),
    teardown: checkHoldsReleased,
  }
}
