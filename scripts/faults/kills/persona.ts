import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { createApiClient, patienceMs } from '../../client/api-client.ts'
import { registerMember } from '../../client/register-member.ts'
import { createCallLog, formatLog } from '../../fault-harness/call-log.ts'
import { draw } from '../../fault-harness/draw.ts'
import { countDeadLetters } from '../../fault-harness/published-events.ts'
import { watchSteps } from '../../fault-harness/watch-steps.ts'
import { inBackground } from '../../load/in-background.ts'
import { grantCredits } from '../../operator/operator-calls.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { killAtSteps } from './kill-at-steps.ts'
import type { KillHarness } from './kill-harness.ts'
import { castVote, createPersona, newPersonaLedger, personaActFor, registerOwner } from './persona-acts.ts'
import { personaStepReader, personaSteps } from './persona-steps.ts'
import { verifyPersonas } from './verify-personas.ts'

const kills = draw('persona', Object.values(personaSteps).flat(), 3).map((step) => ({ step }))
/** No attempt of a call may take longer, whether it is answered or refused. */
const longestAttemptMs = 10_000
/** Members who vote all the time on a persona of their own choice. */
const backgroundVoters = 3

/** Kills persona at steps of its work, while members vote and chat. */
export function killPersona(harness: () => KillHarness): void {
  it(`persona, killed ${kills.length} times at a step: each vote, deletion, suspension, creation and exchange has taken effect once`, async () => {
    const { product, inspector, broker, mails, senator: member } = harness()
    const { urls } = product
    const store = inspector.db('persona')
    const watch = await watchSteps(inspector.client, [store.databaseName], personaStepReader())
    const log = createCallLog()
    const ledger = newPersonaLedger()
    const senator = createApiClient(urls, { cookie: member.cookie, patienceMs, onCall: log.record })
    const register = () => registerOwner({ urls, log, mails })
    const personaId = await createPersona(await register())
    const busyPersonaId = await createPersona(await register())
    const newVoter = async () => ({ client: await register(), isUpvote: false })
    const voter = await newVoter()
    const otherVoters = await Promise.all(Array.from({ length: backgroundVoters }, newVoter))
    const chatter = await registerMember(urls)
    const otherChatter = await registerMember(urls)
    await grantCredits(product, [chatter, otherChatter], 20_000)
    const conversationId = await otherChatter.startConversation()
    const background = inBackground(
      () => otherChatter.send({ conversationId, content: 'Go on', requestId: randomUUID() }),
      ...otherVoters.map((other) => () => castVote(ledger, other, busyPersonaId)),
    )
    const unseen = await killAtSteps({
      kills,
      watch,
      victimOf: () => product.replicasOf('persona')[0] as ServiceProcess,
      actFor: ({ step }) => personaActFor(step, { urls, log, mails, ledger, senator, voter, chatter, personaId, store }),
    }).finally(background.stop)
    await watch.close()
    const twice = await verifyPersonas(inspector, ledger, senator, broker)
    const votes = [...ledger.casts.values()].reduce((sum, casts) => sum + casts, 0)
    process.stdout.write(
      `${votes} votes, ${ledger.deleted.length} deleted personas, ${twice} events of deletions published twice\n${formatLog(log)}`,
    )
    expect(await countDeadLetters(broker)).toBe(0)
    expect(unseen).toEqual([])
    expect(log.longestMs).toBeLessThan(longestAttemptMs)
  }, 3_600_000)
}
