import { randomUUID } from 'node:crypto'
import { pause } from '../bench/load.ts'
import { grantCredits } from '../trials/grant-credits.ts'
import { type Answer, newPerson, type Person } from '../trials/person.ts'
import { url } from './release.ts'
import { forward, found } from './tools.ts'

/** What a crowd has met with. */
export interface Tally {
  /** By how each send ended for who sent it. */
  ends: Map<string, number>
  /** Why tries had to be repeated. */
  troubles: Map<string, number>
  /** Of the calls beside the streams: statuses, and ways in which they failed. */
  calls: Map<string, number>
  /** Each send's request id, who sent it and what was heard in the end. */
  told: Map<string, { person: Person; answer: Answer }>
}

export interface Crowd {
  people: readonly Person[]
  tally: Tally
  /** Streams that have begun and not ended. */
  readonly open: number
  /** Sends no more, and resolves once every stream has ended. */
  stop: () => Promise<void>
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
/** People who share the lanes, each with credits for all they may send. */
const peopleOf = (lanes: number) => Math.max(1, Math.ceil(lanes / 10))
const conversationsAtOnce = 10
/** Of the lists that are asked for: the gateway gives one answer to all who ask the same within a second. */
const pages = 1_000

/** So many streams open at any time, each followed by the next, and beside them callers who read lists, each up to five a second. */
export async function gather(lanes: number, { callers = 5 }: { callers?: number } = {}): Promise<Crowd> {
  const people = await Promise.all(Array.from({ length: peopleOf(lanes) }, () => newPerson([url])))
  await payFor(people)
  const tally: Tally = { ends: new Map(), troubles: new Map(), calls: new Map(), told: new Map() }
  let [over, open] = [false, 0]

  const conversations: [Person, string][] = []
  for (let lane = 0; lane < lanes; lane += conversationsAtOnce) {
    const some = Array.from({ length: Math.min(conversationsAtOnce, lanes - lane) }, async (_, index) => {
      const person = people[(lane + index) % people.length] as Person
      return [person, await person.converse()] as [Person, string]
    })
    conversations.push(...(await Promise.all(some)))
  }
  const talk = async ([person, conversationId]: [Person, string]) => {
    while (!over) {
      const requestId = randomUUID()
      let broke = false
      open++
      const onTrouble = (why: string) => {
        broke = true
        add(tally.troubles, why)
      }
      const answer = await person.send({ conversationId, content: 'Go on', requestId, onTrouble }).finally(() => open--)
      tally.told.set(requestId, { person, answer })
      add(
        tally.ends,
        `${answer.kind === 'refused' ? `${answer.status} ${answer.reason}` : answer.kind}${broke ? ', after another try' : ''}`,
      )
    }
  }
  const call = async () => {
    while (!over) {
      const asked = fetch(`${url}/api/bots/public?limit=8&page=${1 + Math.floor(Math.random() * pages)}`, {
        headers: { connection: 'close' },
      })
      add(
        tally.calls,
        await asked.then(
          async (answer) => {
            await answer.arrayBuffer()
            return String(answer.status)
          },
          (error: Error) => `${error.message}: ${(error.cause as Error | undefined)?.message}`,
        ),
      )
      await pause(0.2)
    }
  }
  const running = Promise.all([...conversations.map(talk), ...Array.from({ length: callers }, call)])
  return {
    people,
    tally,
    get open() {
      return open
    },
    stop: async () => {
      over = true
      await running
    },
  }
}

export const shown = (counts: Map<string, number>) => JSON.stringify(Object.fromEntries([...counts].sort()))

/** Gives each of them credits, as an operator does, who reaches the services by way of Kubernetes. */
async function payFor(people: readonly Person[]): Promise<void> {
  const { data } = await found<{ data: Record<string, string> }>('secret', 'rostra-services')
  const secret = Buffer.from(data.SERVICE_SECRET_OPERATOR ?? '', 'base64').toString()
  const [identity, billing] = await Promise.all([forward('service/rostra-identity', 50_051), forward('service/rostra-billing', 50_051)])
  try {
    const operator = { identityAddress: identity.address, billingAddress: billing.address, secret }
    for (const person of people) await grantCredits({ operator }, person, 100_000)
  } finally {
    identity.stop()
    billing.stop()
  }
}
