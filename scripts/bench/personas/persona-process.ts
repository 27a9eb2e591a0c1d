import { runMain } from '@rostra/kit/app/run-main'
import type { PublicKeySet } from '@rostra/kit/auth/token-verifier'
import { createApp } from '@rostra/persona/app'
import { readConfig } from '@rostra/persona/config'
import { testAccess } from '@rostra/platform/testing/test-identity'

/* The real persona service, as `services/persona/src/main.ts` starts it, with the public keys from JWKS. */
const jwks: PublicKeySet = JSON.parse(process.env.JWKS ?? '')
await runMain('persona', () => createApp(readConfig(process.env), { identity: testAccess(jwks) }))
