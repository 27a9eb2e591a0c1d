import { afterAll, beforeAll, describe } from '@jest/globals'
import { killDiscussions } from './kills/discussions.ts'
import { killEditions } from './kills/editions.ts'
import { killIdentity } from './kills/identity.ts'
import { type KillHarness, startKillHarness } from './kills/kill-harness.ts'
import { killKnowledge } from './kills/knowledge/knowledge.ts'
import { killPersona } from './kills/persona.ts'
import { killRefreshes } from './kills/refreshes.ts'
import { killSends } from './kills/sends.ts'
import { refuseUnencrypted } from './kills/unencrypted.ts'

/*
 * Every process of the product is killed with SIGKILL at a step that the stores show, and
 * started again. One product serves all suites, in this order.
 */
describe('a process that is killed', () => {
  let harness: KillHarness
  const started = () => harness
  beforeAll(async () => {
    harness = await startKillHarness()
  }, 600_000)
  afterAll(() => harness?.stop(), 120_000)

  refuseUnencrypted(started)
  // Before others send and delete accounts: see the suites.
  killRefreshes(started)
  killEditions(started)
  killIdentity(started)
  killSends(started)
  killDiscussions(started)
  killPersona(started)
  killKnowledge(started)
})
