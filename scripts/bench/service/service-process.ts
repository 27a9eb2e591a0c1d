import { runMain } from '@rostra/kit/app/run-main'
import { testAccess } from '@rostra/platform/testing/test-identity'

/* A real service as its `main.ts` starts it, with the public keys and its own token from BENCHED in place of an identity service. */
const { component, jwks, token } = JSON.parse(process.env.BENCHED ?? '')
const [{ createApp }, { readConfig }] = await Promise.all([import(`@rostra/${component}/app`), import(`@rostra/${component}/config`)])
const identity = testAccess(jwks, token && (async () => token))
await runMain(component, () => createApp(readConfig(process.env), { identity }))
