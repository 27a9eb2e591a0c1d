import { newGuest, prepareAccounts, randomMember, randomPersonaId, type TestAccounts } from './accounts.ts'
import { checkHoldsReleased } from './check-holds-released.ts'
import { chatFlow } from './exchange.ts'
import { optionsFor, type Sender } from './options.ts'

/* Messages and their answers. Guests and members send half of the messages each; WHO=guest or WHO=member selects one of them. */
const senders = (__ENV.WHO ? [__ENV.WHO] : ['guest', 'member']) as Sender[]
if (!senders.every((who) => who === 'guest' || who === 'member')) throw new Error(`WHO=${__ENV.WHO} is not valid: write guest or member`)
const asGuest = chatFlow()
const asMember = chatFlow()

export const options = optionsFor(senders)
export const setup = (): TestAccounts => prepareAccounts(senders.includes('member') ? 1 / senders.length : 0)
export const guest = (accounts: TestAccounts): void => asGuest(newGuest, randomPersonaId(accounts))
export const member = (accounts: TestAccounts): void => asMember(() => randomMember(accounts), randomPersonaId(accounts))
export const teardown = checkHoldsReleased
