import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { createBrowser, newAttemptLog } from '../fault-harness/kills/browser.ts'
import { killAtSteps, listOf } from '../fault-harness/kills/kill-at-steps.ts'
import { castVote, createPersona, newPersonaLedger, personaActFor, registerOwner } from '../fault-harness/kills/persona-acts.ts'
import { type PersonaStep, personaStepReader, personaSteps } from '../fault-harness/kills/persona-steps.ts'
import { type StepWatch, watchSteps } from '../fault-harness/kills/step-watch.ts'
import { verifyPersonas } from '../fault-harness/kills/verify-personas.ts'
import { countDeadLetters } from '../fault-harness/published-events.ts'
import { registerSuperSenator } from '../fault-harness/refreshes/refresh-client.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import { grantCredits } from '../product/operator-calls.ts'
import type { ServiceProcess } from '../product/service-process.ts'

/** 10 at each step. */
const kills = Number(process.env.FAULT_PERSONA_KILLS ?? 10 * personaSteps.length)
/** No attempt of a call may take longer, whether it is answered or refused. */
const longestAttemptMs = 10_000
/** Members who vote all the time on a persona of their own choice. */
const backgroundVoters = 3

describe('persona killed at each step of its work', () => {
  let harness: FaultHarness
  let watch: StepWatch<PersonaStep>
  beforeAll(async () => {
    // Without a key the opening lines are the default ones, at once.
    const settingsOf = (name: string): Record<string, string> => (name.startsWith('persona') ? { OPENAI_API_KEY: '' } : {})
    harness = await startFaultHarness({ answer: { tokens: 8, everyMs: 5 }, replicas: 1, settingsOf })
    watch = await watchSteps(harness.inspector.client, `rostra_persona${harness.product.suffix}`, personaStepReader())
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
  }, 60_000)

  it(`after ${kills} kills each vote, deletion, suspension, creation and exchange has taken effect once`, async () => {
    const { product, inspector, broker } = harness
    const { urls } = product
    const [log, ledger] = [newAttemptLog(), newPersonaLedger()]
    const senatorMember = await eventually(() => registerSuperSenator(product, process.env.TEST_MONGO_URL ?? ''), 60_000)
    const senator = createBrowser(urls[0] as string, log, senatorMember.cookie)
    const [personaId, busyPersonaId] = await Promise.all([0, 1].map(async () => createPersona(await registerOwner(urls, log))))
    const voters = await Promise.all(
      Array.from({ length: backgroundVoters + 1 }, async () => ({ browser: (await registerOwner(urls, log)).browser, isUpvote: false })),
    )
    const [voter, ...otherVoters] = voters as [(typeof voters)[number], ...typeof voters]
    const [chatter, otherChatter] = [await registerOwner(urls, log), await registerOwner(urls, log)]
    await grantCredits(product, [chatter, otherChatter], 20_000)

    let stopped = false
    const conversationId = await otherChatter.startConversation()
    const chatting = async () => {
      while (!stopped) await otherChatter.send({ conversationId, content: 'Go on', requestId: randomUUID() })
    }
    const voting = otherVoters.map(async (other) => {
      while (!stopped) await castVote(ledger, other, busyPersonaId as string)
    })
    const background = Promise.all([chatting(), ...voting])
    background.catch(() => undefined)

    const actors = { urls, log, ledger, senator, voter, chatter, personaId: personaId as string, store: inspector.db('persona') }
    const victim = product.replicasOf('persona')[0] as ServiceProcess
    const actFor = (step: PersonaStep) => personaActFor(step, actors)
    const { counts, unseen } = await killAtSteps({ victim, kills, steps: personaSteps, watch, actFor }).finally(() => {
      stopped = true
    })
    await background
    const twice = await verifyPersonas(inspector, ledger, createBrowser(urls[0] as string, log), broker.address)
    const votes = [...ledger.casts.values()].reduce((sum, casts) => sum + casts, 0)
    process.stdout.write(
      `${kills} kills of persona:\n${listOf(counts)}${votes} votes, ${ledger.deleted.length} deleted personas, ${(await inspector.sends()).size} ` +
        `sends: each counted once; ${twice} events of deletions published twice\n${log.attempts} calls, the longest ` +
        `${(log.longestMs / 1_000).toFixed(1)} s; repeated after:\n${listOf(log.repeated)}`,
    )
    await eventually(async () => expect(await countDeadLetters(broker.address)).toBe(0))
    expect(unseen).toEqual([])
    expect(log.longestMs).toBeLessThan(longestAttemptMs)
  }, 3_600_000)
})
