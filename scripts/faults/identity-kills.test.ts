import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { createBrowser, newAttemptLog } from '../fault-harness/kills/browser.ts'
import { type IdentityActors, identityActFor, newIdentityTally, register } from '../fault-harness/kills/identity-acts.ts'
import { type IdentityStep, identityStepReader, identitySteps } from '../fault-harness/kills/identity-steps.ts'
import { killAtSteps, listOf } from '../fault-harness/kills/kill-at-steps.ts'
import { type MailSink, startMailSink } from '../fault-harness/kills/mail-sink.ts'
import { type StepWatch, watchSteps } from '../fault-harness/kills/step-watch.ts'
import { countDeadLetters, readPublished } from '../fault-harness/published-events.ts'
import { type FaultHarness, startFaultHarness } from '../fault-harness/start-fault-harness.ts'
import type { ServiceProcess } from '../product/service-process.ts'

/** 10 at each step. */
const kills = Number(process.env.FAULT_IDENTITY_KILLS ?? 10 * identitySteps.length)
/** No attempt of a call may take longer, whether it is answered or refused. */
const longestAttemptMs = 10_000

describe('identity killed at each step of its work', () => {
  let harness: FaultHarness
  let mails: MailSink
  let watch: StepWatch<IdentityStep>
  beforeAll(async () => {
    mails = await startMailSink()
    harness = await startFaultHarness({ answer: { tokens: 8, everyMs: 5 }, replicas: 1, settings: { SMTP_URL: mails.url } })
    watch = await watchSteps(harness.inspector.client, `rostra_identity${harness.product.suffix}`, identityStepReader())
  }, 180_000)
  afterAll(async () => {
    await watch?.close()
    await harness?.stop()
    await mails?.stop()
  }, 60_000)

  it(`after ${kills} kills no account is half made, no ended session is open, and no promised mail is missing`, async () => {
    const { product, inspector, broker } = harness
    const [log, tally] = [newAttemptLog(), newIdentityTally()]
    const url = product.urls[0] as string
    const actors: IdentityActors = { url, log, mails, tally, deletedIds: [], withdrawnIds: [], memberIds: [] }
    let stopped = false
    const reader = await register(actors)
    const readAccount = async () => {
      while (!stopped) expect((await reader.browser.call('GET', '/api/user')).status).toBe(200)
    }
    const signInAgain = async () => {
      while (!stopped) {
        const { status } = await createBrowser(url, log).call('POST', '/api/login', { username: reader.username, password: 'Engine1843' })
        expect(status).toBe(200)
      }
    }
    const background = Promise.all([readAccount(), signInAgain()])
    background.catch(() => undefined)
    const victim = product.replicasOf('identity')[0] as ServiceProcess
    const actFor = (step: IdentityStep) => identityActFor(step, actors)
    const { counts, unseen } = await killAtSteps({ victim, kills, steps: identitySteps, watch, actFor }).finally(() => {
      stopped = true
    })
    await background

    const identity = inspector.db('identity')
    const billing = inspector.db('billing')
    const { deletedIds, withdrawnIds, memberIds } = actors
    await eventually(async () => {
      expect(await inspector.unpublished()).toBe(0)
      const accounts = identity.collection('accounts')
      expect(await accounts.countDocuments({ deletionDue: { $exists: true } })).toBe(0)
      const ofDeleted = { $expr: { $in: [{ $toString: '$accountId' }, deletedIds] } }
      expect(await identity.collection('sessions').countDocuments(ofDeleted)).toBe(0)
      expect(await identity.collection('mails').countDocuments()).toBe(0)
      expect(await billing.collection('ledger').countDocuments({ accountId: { $in: deletedIds } })).toBe(0)
    }, 120_000)
    for (const id of memberIds) {
      await expectOneGrant(inspector, id)
    }
    const events = await readPublished(broker.address, 'identity.account-deleted.v1')
    expect(new Set(events.map(({ key }) => key))).toEqual(new Set(deletedIds))
    const consents = await readPublished(broker.address, 'identity.insights-consent-changed.v1')
    expect(new Set(consents.map(({ key }) => key))).toEqual(new Set(withdrawnIds))
    const eventsTwice = events.length - deletedIds.length + consents.length - withdrawnIds.length
    const mailsTwice = mails.received.length - new Set(mails.received.map(({ messageId }) => messageId)).size
    process.stdout.write(
      `${kills} kills of identity:\n${listOf(counts)}${JSON.stringify(tally)}\n${mails.received.length} mails, ${mailsTwice} of them twice; ` +
        `${eventsTwice} events published twice\n${log.attempts} calls, the longest ${(log.longestMs / 1_000).toFixed(1)} s; repeated after:\n` +
        listOf(log.repeated),
    )
    expect(await countDeadLetters(broker.address)).toBe(0)
    expect(unseen).toEqual([])
    expect(log.longestMs).toBeLessThan(longestAttemptMs)
  }, 3_600_000)
})

/** Expects an account to have been granted its free credits at most once, and its pockets to be the sum of its ledger. */
async function expectOneGrant({ account }: FaultHarness['inspector'], id: string): Promise<void> {
  const balance = await account(id)
  expect(balance).toMatchObject({ held: 0, pockets: balance.ledger, numbersWithoutGap: true })
  expect([0, 100]).toContain(balance.pockets)
}
