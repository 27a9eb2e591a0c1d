import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import { packages } from '../../domain/payments/packages.ts'
import type { Ports } from '../../domain/ports.ts'

export const listPackagesRpc = unary(BillingService.ListPackages, async (_request, _caller, _ports: Ports) => ({
  packages: [...packages],
}))
