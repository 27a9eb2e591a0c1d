import { createApp } from '@rostra/chat/app'
import { readConfig } from '@rostra/chat/config'
import { runMain } from '@rostra/kit/app/run-main'
import type { PublicKeySet } from '@rostra/kit/auth/token-verifier'
import { testAccess } from '@rostra/platform/testing/test-identity'

/* The real chat service, as `services/chat/src/main.ts` starts it, with the public keys from JWKS. */
const jwks: PublicKeySet = JSON.parse(process.env.JWKS ?? '')
await runMain('chat', () => createApp(readConfig(process.env), { identity: testAccess(jwks) }))
