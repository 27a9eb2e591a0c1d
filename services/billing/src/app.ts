import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { sharedWait } from '@rostra/kit/async/shared-wait'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { BillingService } from '@rostra/proto/billing'
import { discussionOutcomes } from './clients/accounts/discussion-outcomes.ts'
import { exchangeOutcomes } from './clients/accounts/exchange-outcomes.ts'
import { identityCustomers } from './clients/payments/customers.ts'
import { createLocalCheckout } from './clients/payments/local-checkout.ts'
import { type StripeOptions, stripeProvider } from './clients/payments/stripe-provider.ts'
import type { Config } from './config.ts'
import type { HoldOutcomes } from './domain/accounts/ports.ts'
import type { Customers } from './domain/payments/ports.ts'
import type { Ports } from './domain/ports.ts'
import { accountEvents } from './events/account-events.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onDiscussionFinished } from './events/on-discussion-finished.ts'
import { onGenerationEnded } from './events/on-generation-ended.ts'
import { rpcs } from './rpc/index.ts'
import { holdMetrics, setHoldGauges } from './runtime/hold-metrics.ts'
import { paymentMetrics } from './runtime/payment-metrics.ts'
import { createAccountCache } from './store/accounts/account-cache.ts'
import { accountModel } from './store/accounts/account-model.ts'
import { accountWrites } from './store/accounts/account-writes.ts'
import { mongoAccounts } from './store/accounts/accounts.ts'
import { mongoLedger } from './store/accounts/ledger.ts'
import { ledgerModel } from './store/accounts/ledger-model.ts'
import { freeWorkBudgets } from './store/free-work/free-work-budgets.ts'
import { freeWorkCounts } from './store/free-work/free-work-model.ts'
import { paymentModel } from './store/payments/payment-model.ts'
import { mongoPayments } from './store/payments/payments.ts'
import { sweepHolds } from './usecases/accounts/sweep-holds.ts'
import { reconcilePayments } from './usecases/payments/reconcile-payments.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  holdOutcomes?: HoldOutcomes
  customers?: Customers
  now?: () => Date
  /** The timeout of one attempt of a request to Stripe, in milliseconds. */
  stripe?: Pick<StripeOptions, 'timeoutMs'>
  /** The interval between reconciliation runs, in milliseconds. */
  reconcileEveryMs?: number
}

const defaultReconcileEveryMs = 300_000
const maxCachedAccounts = 20_000
/**
 * How long a small batch of ended exchanges waits for those of other partitions, in milliseconds. The relay has batched events for 100 ms
 * before.
 */
const gatherSettlementsMs = 20

/** Creates the billing service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'billing',
    definition: BillingService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const { verify, connect } = openServiceAccess('billing', config, { identity: overrides.identity, onStop })
      const chatRpc = connect('chat')
      const expertsRpc = connect('experts')
      const identityRpc = connect('identity')

      const now = overrides.now ?? (() => new Date())
      const accountRows = accountModel(connection)
      const ledgerRows = ledgerModel(connection)
      const writes = accountWrites(connection, accountRows, ledgerRows, accountEvents)
      let wakeRelay = () => {}
      const cache = createAccountCache(maxCachedAccounts)
      const accounts = mongoAccounts({ accounts: accountRows, ledger: ledgerRows, writes, cache, now })
      const onPaymentChange = (accountId: string) => {
        cache.delete(accountId)
        wakeRelay()
      }

      const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL: publicUrl } = config
      const localCheckout = createLocalCheckout({ publicUrl, serviceSecret: config.SERVICE_SECRET, now })
      const provider =
        key && webhookSecret
          ? stripeProvider({ key, webhookSecret, apiBase: config.STRIPE_API_BASE, publicUrl, log, ...overrides.stripe })
          : localCheckout

      const ports: Ports = {
        accounts,
        ledger: mongoLedger(ledgerRows),
        freeWork: freeWorkBudgets(freeWorkCounts(connection), {
          secret: config.SERVICE_SECRET,
          perNetwork: config.FREE_WORK_NETWORK,
          perUnconfirmedNetwork: config.FREE_WORK_UNCONFIRMED,
          scale: config.RATE_LIMIT_SCALE,
          now,
        }),
        holdOutcomes: overrides.holdOutcomes ?? { exchange: exchangeOutcomes(chatRpc), discussion: discussionOutcomes(expertsRpc) },
        holdMetrics,
        payments: mongoPayments(connection, paymentModel(connection), writes, { now, onChange: onPaymentChange }),
        provider,
        localCheckout: provider === localCheckout ? localCheckout : null,
        customers: overrides.customers ?? identityCustomers(identityRpc),
        paymentMetrics,
        now,
        log,
      }

      const sweep = async () => {
        await sweepHolds(ports, config.HOLD_SWEEP_AFTER_MS)
        setHoldGauges(await accounts.heldTotals(), now())
      }

      return {
        ports,
        rpcs,
        verify,
        begin: async () => {
          const relay = startOutboxRelay({ service: 'billing', connection, models: [accountRows], bus, log })
          wakeRelay = relay.wake
          onStop(relay.stop)
          onStop(startPeriodicWork({ everyMs: config.HOLD_SWEEP_AFTER_MS / 3, subject: 'the sweep of old holds', run: sweep, log }))
          const everyMs = overrides.reconcileEveryMs ?? defaultReconcileEveryMs
          const reconcile = () => reconcilePayments(ports)
          onStop(startPeriodicWork({ everyMs, subject: 'the reconciliation of payments', run: reconcile, log }))
          onStop(await bus.subscribe(onGenerationEnded(ports, sharedWait(gatherSettlementsMs))))
          onStop(await bus.subscribe(onDiscussionFinished(ports)))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
        },
      }
    },
  })
}
