import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { createTokenVerifier } from '@rostra/kit/token-verifier'
import { IdentityService } from '@rostra/proto/identity'
import type { Config } from './config.ts'
import { createPasswords } from './crypto/argon2-passwords.ts'
import { makeSigningKey } from './crypto/rsa-key.ts'
import { createSigner } from './crypto/signer.ts'
import type { Ports } from './domain/ports.ts'
import { rpcs } from './rpc/index.ts'
import { accountModel } from './store/account-model.ts'
import { mongoAccounts } from './store/accounts.ts'
import { sessionModel } from './store/session-model.ts'
import { mongoSessions } from './store/sessions.ts'
import { signingKeyModel } from './store/signing-key-model.ts'
import { mongoSigningKeys } from './store/signing-keys.ts'
import { createVault } from './store/vault.ts'
import { keepKeyFresh } from './usecases/keep-key-fresh.ts'
import { publicKeys } from './usecases/public-keys.ts'

export interface Overrides extends ServiceOverrides {
  /** The clock, in milliseconds since 1970. */
  now?: () => number
}

const keyCheckMs = 3_600_000

/** The identity service, whole. It verifies tokens with its own keys. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'identity',
    definition: IdentityService,
    config,
    overrides,
    wire: async ({ connection, log, onStop }) => {
      const now = overrides.now ?? Date.now
      const accounts = mongoAccounts(accountModel(connection))
      const signingKeys = mongoSigningKeys(signingKeyModel(connection), createVault(config.KEY_ENCRYPTION_SECRET))
      const verify = createTokenVerifier({ fetchKeys: () => publicKeys({ signingKeys }), now })
      const ports: Ports = {
        accounts,
        sessions: mongoSessions(sessionModel(connection)),
        passwords: await createPasswords(),
        signingKeys,
        makeSigningKey,
        signer: createSigner({ ring: signingKeys.ring, now }),
        verify,
        serviceSecrets: config.SERVICE_SECRET_HASHES,
        now,
      }
      const begin = async () => {
        await keepKeyFresh(ports)
        if (config.DEMO_DATA) await accounts.keepDemoOwner(config.DEMO_OWNER_ID, new Date(now()))
        const checkKey = () => keepKeyFresh(ports).catch((error) => log.warn({ err: error }, 'the signing key could not be checked'))
        const timer = setInterval(checkKey, keyCheckMs)
        onStop(() => clearInterval(timer))
      }
      return { ports, rpcs, verify, begin }
    },
  })
}
