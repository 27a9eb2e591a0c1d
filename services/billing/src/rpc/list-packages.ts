import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import { packages } from '../domain/packages.ts'
import type { Ports } from '../domain/ports.ts'

export const listPackagesRpc = unary(BillingService.ListPackages, async (_request, _caller, _ports: Ports) => ({
  packages: packages.map((one) => ({ ...one })),
}))
