import { newGuest, type People, someMember, somePersona } from '../client/people.ts'
import { visitShares } from '../plan/day.ts'
import { draw } from '../plan/draw.ts'
import { browse, browsedRoutes } from './browse.ts'
import { talking } from './exchange.ts'
import { buying } from './purchase.ts'
import { readAnswer } from './read-answer.ts'
import { signIn } from './sign-in.ts'

/** The routes that are told one by one where everybody comes for something else. */
export const visitedRoutes = [...browsedRoutes, 'POST /api/conversations'] as const

type Reason = keyof typeof visitShares

/** PURCHASES=no: where a payment provider is set nobody buys anything, and looks around instead. */
const usual = __ENV.PURCHASES === 'no' ? { ...visitShares, browse: visitShares.browse + visitShares.purchase, purchase: 0 } : visitShares

/** Who comes for whatever people come for, as often as they do; chats go on over the visits of one VU, a message each. */
export function visiting(shares: Partial<Record<Reason, number>> = usual): (people: People) => void {
  const [asGuest, asMember, buy] = [talking(readAnswer), talking(readAnswer), buying()]
  const visits: Record<Reason, (people: People) => void> = {
    browse: ({ personas }) => browse(personas),
    guest: (people) => asGuest(newGuest, somePersona(people)),
    member: (people) => asMember(() => someMember(people), somePersona(people)),
    signIn: ({ members }) => signIn(members),
    purchase: buy,
  }
  return (people) => visits[draw(shares as Record<Reason, number>)](people)
}
