import type { Options } from 'k6/options'
import { each, optionsFor } from '../client/options.ts'
import { gather, newGuest, type People, someMember, somePersona } from '../client/people.ts'
import { report } from '../client/report.ts'
import { settingsOf } from '../client/settings.ts'
import { settled } from '../client/settled.ts'
import { steady } from '../plan/executors.ts'
import { talking } from './exchange.ts'
import type { Reader } from './read-answer.ts'

const settings = settingsOf({ rate: 5, duration: '1m', p95Ms: 500 })

/** Half of the messages are guests' and half members'; WHO=guest or WHO=member makes all of them theirs. */
const sendsAs = (__ENV.WHO ? [__ENV.WHO] : ['guest', 'member']) as ('guest' | 'member')[]
if (!sendsAs.every((who) => who === 'guest' || who === 'member')) throw new Error(`WHO=${__ENV.WHO} is neither guest nor member`)
const share = 1 / sendsAs.length
const memberShare = sendsAs.includes('member') ? share : 0

/** Messages and their answers, read as `read` can. `figures` are those of each answer's times that it knows. */
export function streamLoad(name: string, read: Reader, figures: readonly string[]) {
  const [asGuest, asMember] = [talking(read), talking(read)]
  const thresholds = figures.map((figure) => each(figure, 'who', sendsAs, settings.p95Ms))
  const options: Options = optionsFor(
    Object.fromEntries(sendsAs.map((who) => [`${who}s`, steady(settings, { exec: who, share })])),
    Object.assign({}, ...thresholds),
  )
  return {
    options,
    setup: () => gather(settings, memberShare),
    guest: (people: People) => asGuest(newGuest, somePersona(people)),
    member: (people: People) => asMember(() => someMember(people), somePersona(people)),
    teardown: settled,
    handleSummary: report(name, settings),
  }
}
