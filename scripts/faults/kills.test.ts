import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { every } from '@rostra/kit/every'
import { eventually } from '@rostra/kit/testing/eventually'
import { grantCredits } from '../trials/grant-credits.ts'
import { type Answer, newPerson, type Person } from '../trials/person.ts'
import type { ServiceProcess } from '../trials/service-process.ts'
import { type Step, type StepWatch, shownSteps, storedSteps, watchSteps } from './steps.ts'
import { startTrial, type Trial } from './trial.ts'

const kills = Number(process.env.FAULT_KILLS ?? 200)
const answer = { tokens: 24, everyMs: 5 }
/** The provider's first token tells the time, the others are numbered. */
const whole = new RegExp(`^t\\d+ ${Array.from({ length: answer.tokens - 1 }, (_, index) => `w${index + 1} `).join('')}$`)
const steps: readonly Step[] = [...storedSteps, ...shownSteps]
const isShown = (step: Step) => (shownSteps as readonly Step[]).includes(step)
const longestHoldMs = 120_000
/** People who talk all the time, whoever is killed. */
const talkers = 3

describe('chat and billing killed at each step of a send', () => {
  let trial: Trial
  let watch: StepWatch
  beforeAll(async () => {
    trial = await startTrial({ answer, settings: { GENERATION_LEASE_MS: '6000' } })
    watch = await watchSteps(trial.books.client, trial.product.suffix)
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await trial?.end()
  }, 60_000)

  it(`${kills} times: charged once or not at all, whole or marked, settled in time, nothing lost`, async () => {
    const { product, books } = trial
    const people = await Promise.all(Array.from({ length: talkers + 1 }, () => newPerson(product.urls)))
    for (const person of people) await grantCredits(product, person, 20_000)
    const told = new Map<string, Answer>()
    const talk = async (person: Person, conversationId: string, gateway: number, onPiece?: (pieces: number) => void) => {
      const requestId = randomUUID()
      told.set(requestId, await person.send({ conversationId, content: 'Go on', requestId, ...(onPiece ? { onPiece } : {}) }, gateway))
    }

    let over = false
    let oldestHoldMs = 0
    const look = async () => {
      oldestHoldMs = Math.max(oldestHoldMs, await books.oldestHoldMs())
    }
    let blind: unknown
    const stopLooking = every(1_000, look, (error) => {
      blind = error
    })
    const [lead, ...others] = people as [Person, ...Person[]]
    const talking = others.map(async (person, gateway) => {
      const conversationId = await person.converse()
      while (!over) await talk(person, conversationId, gateway)
    })

    const killed = new Map<string, number>()
    const leads: Promise<void>[] = []
    try {
      for (let number = 0; number < kills; number++) {
        const step = steps[Math.floor(number / 2) % steps.length] as Step
        const service = number % 2 === 0 ? 'chat' : 'billing'
        const victims: readonly ServiceProcess[] = service === 'chat' ? product.chats : product.billings
        const replica = Math.floor(number / (2 * steps.length)) % victims.length
        const victim = victims[replica] as ServiceProcess
        const conversationId = await lead.converse()
        await new Promise<void>((strike) => {
          if (!isShown(step)) watch.at(step, strike)
          const sent = talk(lead, conversationId, replica, (pieces) => {
            if ((step === 'first piece' && pieces === 1) || (step === 'half of it' && pieces === 2)) strike()
          })
          // An answer may come in one piece.
          leads.push(isShown(step) ? sent.finally(strike) : sent)
        })
        await victim.kill()
        await victim.start()
        killed.set(`${service} at '${step}'`, (killed.get(`${service} at '${step}'`) ?? 0) + 1)
      }
    } finally {
      over = true
      await Promise.all([...leads, ...talking])
    }

    await eventually(async () => expect(await books.oldestHoldMs()).toBe(0), longestHoldMs)
    await stopLooking()
    expect(blind).toBeUndefined()
    await eventually(async () => expect(await books.untold()).toBe(0), 60_000)
    const fates = new Map<string, number>()
    const known = new Set<string>()
    let withText = 0
    for (const person of people) {
      const exchanges = await books.exchanges(person.id)
      for (const [requestId, { charged, reply, status, documents }] of exchanges) {
        expect({ requestId, documents, charged }).toEqual({ requestId, documents: 1, charged: reply === '' ? 0 : 1 })
        expect(told.get(requestId)?.kind).not.toBe('refused')
        if (status === 'complete') expect(reply).toMatch(whole)
        else expect(status).toBe('failed')
        expect(heard(told.get(requestId))).toBe(reply)
        known.add(requestId)
        if (reply !== '') withText++
        const fate = reply === '' ? 'failed without text, not charged' : `${status}, charged once`
        fates.set(fate, (fates.get(fate) ?? 0) + 1)
      }
      const account = await books.account(person.id)
      expect(account).toMatchObject({ held: 0, pockets: account.ledger, numbersWithoutGap: true })
      expect(account.pockets).toBe(20_100 - 2 * [...exchanges.values()].filter(({ reply }) => reply !== '').length)
    }
    expect([...told.keys()].filter((requestId) => !known.has(requestId))).toEqual([])
    await eventually(async () => expect(await books.countedMessages()).toBe(withText), 90_000)
    const list = (counts: Map<string, number>) => [...counts].map(([what, count]) => `  ${what}: ${count}`).join('\n')
    process.stdout.write(
      `${kills} kills:\n${list(killed)}\n${told.size} sends:\n${list(fates)}\noldest hold ${(oldestHoldMs / 1000).toFixed(1)} s; no event lost\n`,
    )
    expect(oldestHoldMs).toBeLessThan(longestHoldMs)
  }, 3_600_000)
})

/** The text that a sender was left with. */
function heard(answer: Answer | undefined): string | undefined {
  if (!answer || answer.kind === 'refused') return undefined
  return answer.kind === 'failed' ? answer.shown : answer.reply
}
