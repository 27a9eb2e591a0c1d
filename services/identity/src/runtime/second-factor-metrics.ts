import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'
import type { CountWrongFactor } from '../domain/second-factor/ports.ts'
import { factorMethods } from '../domain/second-factor/second-factor.ts'

const wrongFactors = new Counter({
  name: 'rostra_identity_wrong_second_factors_total',
  help: 'Second factors at sign-in that were wrong, by method',
  labelNames: ['method'],
  registers: [registry],
})
for (const method of factorMethods) wrongFactors.inc({ method }, 0)

const unreadableSecrets = new Counter({
  name: 'rostra_identity_unreadable_totp_secrets_total',
  help: 'Reads of an authenticator app’s secret that was sealed with another KEY_ENCRYPTION_SECRET',
  registers: [registry],
})

export const countWrongFactor: CountWrongFactor = (method) => wrongFactors.inc({ method })

export const countUnreadableSecret = (): void => unreadableSecrets.inc()
