import { operator } from '@rostra/platform/operators'
import { unary } from '@rostra/platform/rpc'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Ports } from '../domain/ports.ts'
import { allowTerm, excludeTerm } from '../usecases/review.ts'
import { toWireTerm } from './wire.ts'

export const listExcludedTermsRpc = unary(ZeitgeistService.ListExcludedTerms, async (_request, caller, { reviews }: Ports) => {
  operator(caller)
  return { terms: (await reviews.terms()).map(toWireTerm) }
})

export const excludeTermRpc = unary(ZeitgeistService.ExcludeTerm, async ({ term, reason }, caller, ports: Ports) =>
  toWireTerm(await excludeTerm(ports, { caller, term, reason })),
)

export const allowTermRpc = unary(ZeitgeistService.AllowTerm, async ({ term }, caller, ports: Ports) => {
  await allowTerm(ports, { caller, term })
  return {}
})
