import { newGuest, prepareAccounts, randomMember, randomPersonaId, type TestAccounts } from '../client/accounts.ts'
import { checkHoldsReleased } from '../client/check-holds-released.ts'
import { settingsOf } from '../client/settings.ts'
import { steady } from '../plan/executors.ts'
import { each, optionsFor } from '../plan/options.ts'
import { chatFlow } from '../user-flows/exchange.ts'

/* Messages and their answers. Guests and members send half of the messages each; WHO=guest or WHO=member selects one of them. */
const settings = settingsOf({ rate: 5, duration: '1m', p95Ms: 500 })
const senders = (__ENV.WHO ? [__ENV.WHO] : ['guest', 'member']) as ('guest' | 'member')[]
if (!senders.every((who) => who === 'guest' || who === 'member')) throw new Error(`WHO=${__ENV.WHO} is not valid: write guest or member`)
const share = 1 / senders.length
const asGuest = chatFlow()
const asMember = chatFlow()

export const options = optionsFor(
  Object.fromEntries(senders.map((who) => [`${who}s`, steady(settings, { exec: who, share })])),
  each('rostra_opened', 'who', senders, settings.p95Ms),
)
export const setup = (): TestAccounts => prepareAccounts(settings, senders.includes('member') ? share : 0)
export const guest = (accounts: TestAccounts): void => asGuest(newGuest, randomPersonaId(accounts))
export const member = (accounts: TestAccounts): void => asMember(() => randomMember(accounts), randomPersonaId(accounts))
export const teardown = checkHoldsReleased
