import type { BillingServiceDefinition } from '../gen/rostra/billing/v1/BillingService.ts'
import { loadService } from './load.ts'

export const BillingService = loadService<BillingServiceDefinition>('rostra/billing/v1/billing.proto', 'rostra.billing.v1.BillingService')
