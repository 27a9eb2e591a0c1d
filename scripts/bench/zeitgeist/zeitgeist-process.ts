import { runMain } from '@rostra/kit/app/run-main'
import { testAccess } from '@rostra/platform/testing/test-identity'
import { createApp } from '@rostra/zeitgeist/app'
import { readConfig } from '@rostra/zeitgeist/config'
import type { InsightsPeers } from './insights-peers.ts'

/* The real zeitgeist service, as `services/zeitgeist/src/main.ts` starts it, with the keys and its own token from PEERS. */
const { jwks, tokens } = JSON.parse(process.env.PEERS ?? '') as InsightsPeers
await runMain('zeitgeist', () => createApp(readConfig(process.env), { identity: testAccess(jwks, async () => tokens.zeitgeist) }))
