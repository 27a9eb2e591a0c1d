import { weightedChoice } from '../../load/weighted-choice.ts'
import { newGuest, prepareAccounts, randomMember, randomPersonaId, type TestAccounts } from '../client/accounts.ts'
import { checkHoldsReleased } from '../client/check-holds-released.ts'
import { settingsOf } from '../client/settings.ts'
import { phasesOf, type Shape, scenariosOf, shapes } from '../plan/executors.ts'
import { each, eachRoute, optionsFor } from '../plan/options.ts'
import { browse, browsedRoutes } from '../user-flows/browse.ts'
import { chatFlow } from '../user-flows/exchange.ts'
import { signIn } from '../user-flows/sign-in.ts'

/*
 * Visitors who browse, guests and members who chat, and members who sign in. SHAPE is the load's shape: the traffic of a `day`, a `spike` of SPIKE times the rate,
 * during which the product may refuse some requests but answers completely what it accepts, or a `steady` load whose halves meet the same thresholds.
 */
const shape = (__ENV.SHAPE || 'day') as Shape
if (!shapes.includes(shape)) throw new Error(`${shape} is not a shape: write ${shapes.join(', ')}`)
const factor = Number(__ENV.SPIKE || 10)
if (!(factor > 1)) throw new Error(`SPIKE=${__ENV.SPIKE} is not a number above 1: it multiplies the rate during the spike`)
const { rate = 10, ...given } = settingsOf({ rate: 10, duration: shape === 'steady' ? '30m' : '5m', p95Ms: 500 })
const settings = { ...given, rate }

/** The share of each flow among all visits. */
const shares = { browse: 0.5, guest: 0.25, member: 0.2, signIn: 0.05 } as const
const asGuest = chatFlow()
const asMember = chatFlow()
const flows: Record<keyof typeof shares, (accounts: TestAccounts) => void> = {
  browse: ({ personas }) => browse(personas),
  guest: (accounts) => asGuest(newGuest, randomPersonaId(accounts)),
  member: (accounts) => asMember(() => randomMember(accounts), randomPersonaId(accounts)),
  signIn: ({ members }) => signIn(members),
}

const ofSpike = {
  ...each('rostra_opened', 'phase', ['spike'], 10 * settings.p95Ms),
  http_req_failed: [],
  checks: [],
  'http_req_failed{phase:spike}': ['rate<0.05'],
  'checks{phase:spike}': ['rate>0.95'],
  ...Object.fromEntries(
    ['before', 'after'].flatMap((phase) => [
      [`http_req_failed{phase:${phase}}`, ['rate<0.001']],
      [`checks{phase:${phase}}`, ['rate>0.999']],
    ]),
  ),
}
const ofAnswers =
  shape === 'day' ? { rostra_opened: [`p(95)<${settings.p95Ms}`] } : each('rostra_opened', 'phase', phasesOf[shape], settings.p95Ms)
const ofRoutes = eachRoute([...browsedRoutes, 'POST /api/conversations'], settings.p95Ms)

export const options = optionsFor(
  scenariosOf(shape, settings, 'visit', factor),
  shape === 'spike' ? { ...ofAnswers, ...ofSpike } : { ...ofAnswers, ...ofRoutes },
)
export const setup = (): TestAccounts => prepareAccounts(settings, shares.member * (shape === 'spike' ? factor : 1))
export const visit = (accounts: TestAccounts): void => flows[weightedChoice(shares)](accounts)
export const teardown = checkHoldsReleased
