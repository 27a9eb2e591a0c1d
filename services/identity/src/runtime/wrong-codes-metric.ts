import { registry } from '@rostra/kit/metrics'
import { Counter } from 'prom-client'

const wrongCodes = new Counter({
  name: 'rostra_identity_wrong_codes_total',
  help: 'One-time codes and second factors that were given and are not valid, for any account',
  registers: [registry],
})

export const countWrongCode = (): void => wrongCodes.inc()
