import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { signIn } from '../../client/register-member.ts'
import { createCallLog, formatLog, listOf } from '../../fault-harness/call-log.ts'
import { draw } from '../../fault-harness/draw.ts'
import { countDeadLetters, readPublished } from '../../fault-harness/published-events.ts'
import { watchSteps } from '../../fault-harness/watch-steps.ts'
import { inBackground } from '../../load/in-background.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { anotherClient, type IdentityActors, identityActFor, register } from './identity-acts.ts'
import { identityStepReader, identitySteps } from './identity-steps.ts'
import { killAtSteps } from './kill-at-steps.ts'
import type { KillHarness } from './kill-harness.ts'

const kills = draw('identity', Object.values(identitySteps).flat(), 3).map((step) => ({ step }))
/** No attempt of a call may take longer, whether it is answered or refused. */
const longestAttemptMs = 10_000

/** Kills identity at steps of its work, while a member reads and signs in. To be run before other trials delete accounts. */
export function killIdentity(harness: () => KillHarness): void {
  it(`identity, killed ${kills.length} times at a step: no account is half made, no ended session is open, and no promised mail is missing`, async () => {
    const { product, inspector, broker, mails } = harness()
    const watch = await watchSteps(inspector.client, [`rostra_identity${product.suffix}`], identityStepReader())
    const log = createCallLog()
    const tally = new Map<string, number>()
    const actors: IdentityActors = { urls: product.urls, log, mails, tally, deletedIds: [], withdrawnIds: [], memberIds: [] }
    const reader = await register(actors)
    const background = inBackground(
      async () => expect((await reader.call('GET', '/api/user')).status).toBe(200),
      async () => expect((await signIn(anotherClient(actors), reader)).status).toBe(200),
    )
    const unseen = await killAtSteps({
      kills,
      watch,
      victimOf: () => product.replicasOf('identity')[0] as ServiceProcess,
      actFor: ({ step }) => identityActFor(step, actors),
    }).finally(background.stop)
    await watch.close()

    const identity = inspector.db('identity')
    const { deletedIds, withdrawnIds, memberIds } = actors
    await eventually(async () => {
      expect(await inspector.unpublished()).toBe(0)
      expect(await identity.collection('accounts').countDocuments({ deletionDue: { $exists: true } })).toBe(0)
      const ofDeleted = { $expr: { $in: [{ $toString: '$accountId' }, deletedIds] } }
      expect(await identity.collection('sessions').countDocuments(ofDeleted)).toBe(0)
      expect(await identity.collection('mails').countDocuments()).toBe(0)
      const ledger = inspector.db('billing').collection('ledger')
      expect(await ledger.countDocuments({ accountId: { $in: deletedIds } })).toBe(0)
    }, 120_000)
    // An account was granted its free credits at most once.
    for (const id of memberIds) expect([0, 100]).toContain(await inspector.expectExact(id))
    const events = await readPublished(broker, 'identity.account-deleted.v1')
    expect(new Set(events.map(({ key }) => key))).toEqual(new Set(deletedIds))
    const consents = await readPublished(broker, 'identity.insights-consent-changed.v1')
    expect(new Set(consents.map(({ key }) => key))).toEqual(new Set(withdrawnIds))
    const eventsTwice = events.length - deletedIds.length + consents.length - withdrawnIds.length
    const mailsTwice = mails.received.length - new Set(mails.received.map(({ messageId }) => messageId)).size
    process.stdout.write(
      `${listOf(tally)}${mails.received.length} mails, ${mailsTwice} of them twice; ${eventsTwice} events published twice\n${formatLog(log)}`,
    )
    expect(await countDeadLetters(broker)).toBe(0)
    expect(unseen).toEqual([])
    expect(log.longestMs).toBeLessThan(longestAttemptMs)
  }, 3_600_000)
}
