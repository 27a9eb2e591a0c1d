import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { every } from '@rostra/kit/every'
import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { createTokenVerifier } from '@rostra/kit/token-verifier'
import { IdentityService } from '@rostra/proto/identity'
import { smtpPost } from './clients/smtp-post.ts'
import type { Config } from './config.ts'
import { createPasswords } from './crypto/argon2-passwords.ts'
import { createMailSecrets } from './crypto/mail-secrets.ts'
import { makeSigningKey } from './crypto/rsa-key.ts'
import { createSigner } from './crypto/signer.ts'
import type { Ports } from './domain/ports.ts'
import { accountDeleted } from './events/account-deleted.ts'
import { onBoughtRoleChanged } from './events/on-bought-role-changed.ts'
import { roleChanged } from './events/role-changed.ts'
import { keptPost } from './live/kept-post.ts'
import { startMailer } from './live/mailer.ts'
import { rpcs } from './rpc/index.ts'
import { mongoAccountChanges } from './store/account-changes.ts'
import { accountModel } from './store/account-model.ts'
import { mongoAccounts } from './store/accounts.ts'
import { mongoAuditLog } from './store/audit-log.ts'
import { auditModel } from './store/audit-model.ts'
import { mailModel } from './store/mail-model.ts'
import { mongoMails } from './store/mails.ts'
import { mongoOneTimeCodes } from './store/one-time-codes.ts'
import { mongoResetLinks } from './store/reset-links.ts'
import { sessionModel } from './store/session-model.ts'
import { mongoSessions } from './store/sessions.ts'
import { signingKeyModel } from './store/signing-key-model.ts'
import { mongoSigningKeys } from './store/signing-keys.ts'
import { createVault } from './store/vault.ts'
import { keepKeyFresh } from './usecases/keep-key-fresh.ts'
import { publicKeys } from './usecases/public-keys.ts'
import { sendDueMail } from './usecases/send-due-mail.ts'

export interface Overrides extends ServiceOverrides {
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  mailTickMs?: number
}

const keyCheckMs = 3_600_000

/** The identity service, whole. It verifies tokens with its own keys. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'identity',
    definition: IdentityService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const now = overrides.now ?? Date.now
      const accountRows = accountModel(connection)
      const mailRows = mailModel(connection)
      const accounts = mongoAccounts(accountRows)
      const signingKeys = mongoSigningKeys(signingKeyModel(connection), createVault(config.KEY_ENCRYPTION_SECRET))
      const verify = createTokenVerifier({ fetchKeys: () => publicKeys({ signingKeys }), now })
      const events = { roleChanged, accountDeleted }
      const host = new URL(config.PUBLIC_URL).hostname
      const post = config.SMTP_URL ? smtpPost({ url: config.SMTP_URL, from: config.MAIL_FROM, host, log }) : keptPost(now)
      onStop(post.close)
      const passwords = await createPasswords()
      onStop(passwords.close)
      const ports: Ports = {
        accounts,
        changes: mongoAccountChanges({ connection, accounts: accountRows, mails: mailRows, events }),
        codes: mongoOneTimeCodes(accountRows),
        resetLinks: mongoResetLinks(accountRows),
        sessions: mongoSessions(sessionModel(connection)),
        mails: mongoMails(mailRows),
        mailSecrets: createMailSecrets(config.KEY_ENCRYPTION_SECRET),
        post,
        audit: mongoAuditLog(auditModel(connection)),
        passwords,
        signingKeys,
        makeSigningKey,
        signer: createSigner({ ring: signingKeys.ring, now }),
        verify,
        serviceSecrets: config.SERVICE_SECRET_HASHES,
        publicUrl: config.PUBLIC_URL,
        now,
      }
      const begin = async () => {
        await keepKeyFresh(ports)
        if (config.DEMO_DATA) await accounts.keepDemoOwner(config.DEMO_OWNER_ID, new Date(now()))
        const checkFailed = (err: unknown) => log.warn({ err }, 'the signing key could not be checked')
        onStop(every(keyCheckMs, () => keepKeyFresh(ports), checkFailed))
        onStop(startOutboxRelay({ service: 'identity', connection, models: [accountRows], bus, log }).stop)
        onStop(await bus.subscribe(onBoughtRoleChanged(ports)))
        onStop(startMailer({ sendDue: () => sendDueMail(ports), tickMs: overrides.mailTickMs ?? 500, log }))
      }
      return { ports, rpcs, verify, begin }
    },
  })
}
