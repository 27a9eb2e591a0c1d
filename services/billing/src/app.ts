import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { every } from '@rostra/kit/every'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/proto/identity-access'
import { identityBuyers } from './clients/identity-buyers.ts'
import { localCheckout } from './clients/local-checkout.ts'
import { sellers } from './clients/sellers.ts'
import { type StripeOptions, stripeProvider } from './clients/stripe-provider.ts'
import type { Config } from './config.ts'
import type { Buyers, Ports, Sellers } from './domain/ports.ts'
import { accountEvents } from './events/account-events.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { countSettled, showHeld } from './live/hold-metrics.ts'
import { paymentCounts } from './live/payment-metrics.ts'
import { rpcs } from './rpc/index.ts'
import { accountModel } from './store/account-model.ts'
import { accountWrites } from './store/account-writes.ts'
import { mongoAccounts } from './store/accounts.ts'
import { createLastSeen } from './store/last-seen.ts'
import { mongoLedger } from './store/ledger.ts'
import { ledgerModel } from './store/ledger-model.ts'
import { paymentModel } from './store/payment-model.ts'
import { mongoPayments } from './store/payments.ts'
import { reconcilePayments } from './usecases/reconcile-payments.ts'
import { sweepHolds } from './usecases/sweep-holds.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  sellers?: Sellers
  buyers?: Buyers
  now?: () => Date
  /** How long one try of a call to Stripe may take. */
  stripe?: Pick<StripeOptions, 'timeoutMs'>
  /** How often payments that have been pending for long are looked for. */
  reconcileEveryMs?: number
}

const defaultReconcileEveryMs = 300_000
const mostRemembered = 20_000

/** The billing service, whole. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'billing',
    definition: BillingService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'billing', config.SERVICE_SECRET)
      onStop(identity.close)
      const chatRpc = createRpcClient(ChatService, { address: config.CHAT_ADDRESS, credential: identity.credential })
      onStop(chatRpc.close)
      const identityRpc = createRpcClient(IdentityService, { address: config.IDENTITY_ADDRESS, credential: identity.credential })
      onStop(identityRpc.close)

      const now = overrides.now ?? (() => new Date())
      const [accountRows, ledgerRows] = [accountModel(connection), ledgerModel(connection)]
      const writes = accountWrites(connection, accountRows, ledgerRows, accountEvents)
      let wakeRelay = () => {}
      const lastSeen = createLastSeen(mostRemembered)
      const accounts = mongoAccounts({ accounts: accountRows, ledger: ledgerRows, writes, lastSeen, now, left: () => wakeRelay() })
      const paid = (accountId: string) => {
        lastSeen.forget(accountId)
        wakeRelay()
      }

      const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL: publicUrl } = config
      const localPage = localCheckout({ publicUrl, serviceSecret: config.SERVICE_SECRET, now })
      const provider =
        key && webhookSecret
          ? stripeProvider({ key, webhookSecret, apiBase: config.STRIPE_API_BASE, publicUrl, log, ...overrides.stripe })
          : localPage

      const ports: Ports = {
        accounts,
        ledger: mongoLedger(ledgerRows),
        payments: mongoPayments(connection, paymentModel(connection), writes, { now, left: paid }),
        paymentCounts,
        provider,
        localCheckout: provider === localPage ? localPage : null,
        buyers: overrides.buyers ?? identityBuyers(identityRpc),
        sellers: overrides.sellers ?? sellers(chatRpc),
        settled: countSettled,
        now,
        log,
      }

      const sweep = async () => {
        await sweepHolds(ports, config.HOLD_SWEEP_AFTER_MS)
        showHeld(await accounts.held(), now())
      }

      return {
        ports,
        rpcs,
        verify: identity.verify,
        begin: async () => {
          const relay = startOutboxRelay({ service: 'billing', connection, models: [accountRows], bus, log })
          wakeRelay = relay.wake
          onStop(relay.stop)
          const sweepFailed = (err: unknown) => log.warn({ err }, 'holds could not be swept, it will be tried again')
          onStop(every(config.HOLD_SWEEP_AFTER_MS / 3, sweep, sweepFailed))
          const lookFailed = (err: unknown) => log.warn({ err }, 'pending payments could not be looked for, it will be tried again')
          onStop(every(overrides.reconcileEveryMs ?? defaultReconcileEveryMs, () => reconcilePayments(ports), lookFailed))
          onStop(await bus.subscribe(onExchangeFinished(ports)))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
        },
      }
    },
  })
}
