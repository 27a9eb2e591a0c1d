import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { createSealedBox } from '@rostra/kit/auth/sealed-box'
import type { Subscription } from '@rostra/kit/events/event-bus'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { createKeyedHash } from '@rostra/kit/keyed-hash'
import type { Log } from '@rostra/kit/log'
import { createServiceApp } from '@rostra/platform/service'
import { createProductVerifier } from '@rostra/platform/tokens'
import { IdentityService } from '@rostra/proto/identity'
import { createDocumentFetch } from './clients/fetch-client-document.ts'
import { createIssuerClient } from './clients/issuer-client.ts'
import { createPushSender } from './clients/push-sender.ts'
import { createSmtpMailer } from './clients/smtp-mailer.ts'
import type { Config } from './config.ts'
import { createPasswords } from './crypto/argon2-passwords.ts'
import { generateSigningKey } from './crypto/generate-signing-key.ts'
import { createMailSecrets } from './crypto/mail-secrets.ts'
import { createNetworkMarks } from './crypto/mark-network.ts'
import { createPasskeyCeremonies } from './crypto/passkey-ceremonies.ts'
import { createSigner } from './crypto/signer.ts'
import { defaultInsightAgeMs } from './domain/accounts/insight-member.ts'
import { addressOf } from './domain/accounts/suspension.ts'
import type { Ports } from './domain/ports.ts'
import { vapidOf } from './domain/push/vapid.ts'
import { onBoughtRoleChanged } from './events/on-bought-role-changed.ts'
import { onDiscussionFinished } from './events/on-discussion-finished.ts'
import { onGenerationEnded } from './events/on-generation-ended.ts'
import { inboxMailsGroup, onInboxSummarized } from './events/on-inbox-summarized.ts'
import { onOperatorActed } from './events/on-operator-acted.ts'
import { onPersonaSuspensionChanged, suspensionMailsGroup } from './events/on-persona-suspension-changed.ts'
import { accountEvents } from './events/publish.ts'
import { rpcs } from './rpc/index.ts'
import { createDevMailbox } from './runtime/dev-mailbox.ts'
import { startDueWorker } from './runtime/due-worker.ts'
import { countMail, setMailGauge } from './runtime/mail-metrics.ts'
import { createAuthorizationServer } from './runtime/oauth/authorization-server.ts'
import { startPushWorker } from './runtime/push-worker.ts'
import { countUnreadableSecret } from './runtime/unreadable-secrets-metric.ts'
import { countWrongCode } from './runtime/wrong-codes-metric.ts'
import { accessKeyModel } from './store/access-keys/access-key-model.ts'
import { mongoAccessKeys } from './store/access-keys/access-keys.ts'
import { mongoAccountChanges } from './store/accounts/account-changes.ts'
import { accountModel } from './store/accounts/account-model.ts'
import { mongoAccounts } from './store/accounts/accounts.ts'
import { mongoUnfinishedDeletions } from './store/accounts/unfinished-deletions.ts'
import { appModel } from './store/apps/app-model.ts'
import { mongoApps, withApps } from './store/apps/apps.ts'
import { mongoOAuthDocuments, oauthDocumentModel } from './store/apps/oauth-documents.ts'
import { mongoAuditLog } from './store/audit/audit-log.ts'
import { auditModel } from './store/audit/audit-model.ts'
import { mongoEmailChanges } from './store/email-changes/email-changes.ts'
import { signingKeyModel } from './store/keys/signing-key-model.ts'
import { mongoSigningKeys } from './store/keys/signing-keys.ts'
import { mailModel } from './store/mail/mail-model.ts'
import { mongoMailQueue } from './store/mail/mail-queue.ts'
import { mongoNoticesOnce } from './store/mail/notices-once.ts'
import { mongoLinkedIdentities } from './store/oidc/linked-identities.ts'
import { mongoOidcSignIns, oidcSignInModel } from './store/oidc/oidc-sign-ins.ts'
import { mongoOperatedAccounts } from './store/operators/operated-accounts.ts'
import { mongoOperatorActions, operatorActionModel } from './store/operators/operator-actions.ts'
import { mongoPushDeliveries, pushDeliveryModel } from './store/push/push-deliveries.ts'
import { mongoPushSubscriptions, pushSubscriptionModel, withPushSubscriptions } from './store/push/push-subscriptions.ts'
import { mongoOneTimeCodes } from './store/recovery/one-time-codes.ts'
import { mongoResetLinks } from './store/recovery/reset-links.ts'
import { mongoNewFactors, newFactorModel } from './store/second-factor/new-factors.ts'
import { mongoPendingSignIns, pendingSignInModel } from './store/second-factor/pending-sign-ins.ts'
import { mongoSecondFactors } from './store/second-factor/second-factors.ts'
import { createTotpSecrets } from './store/second-factor/totp-secrets.ts'
import { sessionModel } from './store/sessions/session-model.ts'
import { mongoSessions } from './store/sessions/sessions.ts'
import { finishDueDeletions } from './usecases/accounts/finish-deletion.ts'
import { activeApp } from './usecases/apps/authenticate-app.ts'
import { publicKeySet } from './usecases/keys/public-key-set.ts'
import { rotateDueKey } from './usecases/keys/rotate-due-key.ts'
import { sendDueMail } from './usecases/mail/send-due-mail.ts'
import { sendDuePush } from './usecases/push/send-due-push.ts'

export interface Overrides extends ServiceOverrides {
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  mailTickMs?: number
  /** The interval between searches for deletions that a replica did not finish, in milliseconds. */
  finishDeletionsMs?: number
}

const maintenanceMs = 3_600_000
const defaultFinishDeletionsMs = 5_000
const measureMs = 15_000

/** Creates the identity service. It verifies tokens with its own keys. */
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
      const sessionRows = sessionModel(connection)
      const keyRows = accessKeyModel(connection)
      const actionRows = operatorActionModel(connection)
      let wakeRelay = () => {}
      const accounts = mongoAccounts(accountRows)
      const signingKeys = mongoSigningKeys(
        signingKeyModel(connection),
        createSealedBox(config.KEY_ENCRYPTION_SECRET, 'rostra identity signing keys'),
      )
      const verify = createProductVerifier({ fetchKeys: () => publicKeySet({ signingKeys }), now })
      const mail = createMailer(config, now, log)
      onStop(mail.mailer.close)
      const emailChanges = mongoEmailChanges({
        connection,
        accounts: accountRows,
        mails: mailRows,
        sessions: sessionRows,
        events: accountEvents,
      })
      const pushSubscriptions = mongoPushSubscriptions(pushSubscriptionModel(connection))
      const vapid = vapidOf(config, addressOf(config.MAIL_FROM))
      const hosts = { allowsLocal: config.LOCAL_ADDRESSES }
      const passwords = await createPasswords(log, { hashing: config.PASSWORD_HASHING })
      onStop(passwords.close)
      const apps = mongoApps({
        connection,
        accounts: accountRows,
        mails: mailRows,
        apps: appModel(connection),
        documents: oauthDocumentModel(connection),
      })
      const documents = mongoOAuthDocuments({
        model: oauthDocumentModel(connection),
        isActive: async (id) => (await activeApp({ apps, accounts, now }, id)) !== null,
        endApp: apps.end,
        now,
      })
      const ports: Ports = {
        accounts,
        changes: mongoAccountChanges({ connection, accounts: accountRows, mails: mailRows, sessions: sessionRows, events: accountEvents }),
        unfinishedDeletions: mongoUnfinishedDeletions(accountRows),
        emailChanges,
        passwords,
        sessions: withApps(withPushSubscriptions(mongoSessions(sessionRows, keyRows), pushSubscriptions), apps),
        accessKeys: mongoAccessKeys({ connection, accounts: accountRows, mails: mailRows, keys: keyRows }),
        apps,
        oauth: createAuthorizationServer({
          publicUrl: config.PUBLIC_URL,
          adapter: documents.adapter,
          cookieSecret: createKeyedHash(config.KEY_ENCRYPTION_SECRET, 'cookies of OAuth requests')('key'),
          fetchDocument: createDocumentFetch(hosts),
          log,
        }),
        keepClient: documents.keepClient,
        signer: createSigner({ readKeys: signingKeys.read, now }),
        verify,
        codes: mongoOneTimeCodes(accountRows),
        resetLinks: mongoResetLinks(accountRows),
        mailSecrets: createMailSecrets(config.KEY_ENCRYPTION_SECRET),
        mailQueue: mongoMailQueue(mailRows, config.MAIL_LEASE_MS),
        ...mail,
        countMail,
        signingKeys,
        generateSigningKey,
        serviceSecrets: config.SERVICE_SECRET_HASHES,
        countWrongCode,
        secondFactors: mongoSecondFactors({ connection, accounts: accountRows, mails: mailRows, sessions: sessionRows }),
        pendingSignIns: mongoPendingSignIns(pendingSignInModel(connection)),
        newFactors: mongoNewFactors(newFactorModel(connection)),
        totpSecrets: openTotpSecrets(config, log),
        passkeys: createPasskeyCeremonies(config.PUBLIC_URL),
        issuers: config.OIDC_ISSUERS,
        issuerClient: createIssuerClient({ publicUrl: config.PUBLIC_URL, log }),
        oidcSignIns: mongoOidcSignIns(oidcSignInModel(connection)),
        identities: mongoLinkedIdentities({ connection, accounts: accountRows, mails: mailRows }),
        holdsBackRole: config.NODE_ENV === 'production',
        trustsAddresses: !config.SMTP_URL,
        markNetwork: createNetworkMarks(config.KEY_ENCRYPTION_SECRET),
        minInsightAgeMs: config.DEMO_DATA ? 0 : defaultInsightAgeMs,
        audit: mongoAuditLog(auditModel(connection)),
        operatedAccounts: mongoOperatedAccounts({
          connection,
          accounts: accountRows,
          mails: mailRows,
          actions: actionRows,
          events: accountEvents,
          wakeRelay: () => wakeRelay(),
          now,
        }),
        operatorActions: mongoOperatorActions(actionRows),
        queueNoticeOnce: mongoNoticesOnce(connection, mailRows, suspensionMailsGroup),
        queueInboxMailOnce: mongoNoticesOnce(connection, mailRows, inboxMailsGroup),
        vapidPublicKey: vapid?.publicKey ?? '',
        pushSubscriptions,
        pushDeliveries: mongoPushDeliveries(pushDeliveryModel(connection)),
        ...createPushSender({ vapid, hosts, log }),
        deadLetters: { list: bus.deadLetters, replay: bus.replayDeadLetters },
        contact: addressOf(config.MAIL_FROM),
        publicUrl: config.PUBLIC_URL,
        now,
      }
      const begin = async () => {
        await rotateDueKey(ports)
        if (config.DEMO_DATA) await accounts.ensureDemoAccounts(config.DEMO_OWNER_ID, new Date(now()))
        const maintain = async () => {
          await rotateDueKey(ports)
          await emailChanges.removeExpired(now())
        }
        onStop(startPeriodicWork({ everyMs: maintenanceMs, subject: 'the hourly maintenance', run: maintain, log }))
        const relay = startOutboxRelay({ service: 'identity', connection, models: [accountRows], bus, log })
        wakeRelay = relay.wake
        onStop(relay.stop)
        const notices = [onPersonaSuspensionChanged(ports), onInboxSummarized(ports)]
        const subscriptions: Subscription[] = [onBoughtRoleChanged(ports), ...notices, ...onOperatorActed(ports.operatorActions)]
        if (vapid) subscriptions.push(onGenerationEnded(ports), onDiscussionFinished(ports))
        for (const subscription of subscriptions) onStop(await bus.subscribe(subscription))
        const everyMs = overrides.finishDeletionsMs ?? defaultFinishDeletionsMs
        const finish = () => finishDueDeletions(ports)
        onStop(startPeriodicWork({ everyMs, subject: 'the completion of deletions of accounts', run: finish, log }))
        const tickMs = overrides.mailTickMs ?? 1_000
        onStop(startDueWorker({ subject: 'due mails', sendDue: () => sendDueMail(ports), tickMs, log }))
        const measureMails = async () => setMailGauge(await ports.mailQueue.dueSince(), now())
        onStop(startPeriodicWork({ everyMs: measureMs, subject: 'the measurement of due mails', run: measureMails, log }))
        const { lease } = ports.pushDeliveries
        if (vapid) onStop(startPushWorker({ lease, send: (delivery) => sendDuePush(ports, delivery), everyMs: tickMs, log }))
      }
      return { ports, rpcs, verify, begin }
    },
  })
}

function openTotpSecrets({ KEY_ENCRYPTION_SECRET }: Config, log: Log) {
  return createTotpSecrets(createSealedBox(KEY_ENCRYPTION_SECRET, 'rostra identity totp secrets'), (accountId) => {
    countUnreadableSecret()
    log.error({ accountId }, 'the secret of an authenticator app was sealed with another KEY_ENCRYPTION_SECRET')
  })
}

/** Creates the SMTP mailer, or the dev mailbox when SMTP_URL is absent. */
function createMailer(config: Config, now: () => number, log: Log): Pick<Ports, 'mailer' | 'devMailbox'> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, NODE_ENV, TRUSTED_NETWORK } = config
  if (SMTP_URL) {
    const host = new URL(PUBLIC_URL).hostname
    const requireTls = NODE_ENV === 'production' && !TRUSTED_NETWORK
    return { mailer: createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM, host, requireTls, log }), devMailbox: null }
  }
  const devMailbox = createDevMailbox(now)
  return { mailer: devMailbox, devMailbox }
}
