import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'

const unreadableSecrets = new Counter({
  name: 'rostra_identity_unreadable_totp_secrets_total',
  help: 'Reads of an authenticator app’s secret that was sealed with another KEY_ENCRYPTION_SECRET',
  registers: [registry],
})

export const countUnreadableSecret = (): void => unreadableSecrets.inc()
