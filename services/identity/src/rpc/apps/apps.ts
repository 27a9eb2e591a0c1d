import { requireService } from '@rostra/kit/rpc/require-service'
import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import type { App as WireApp } from '@rostra/proto/gen/rostra/identity/v1/App'
import { IdentityService } from '@rostra/proto/identity'
import { type App, appDays } from '../../domain/apps/app.ts'
import type { Ports } from '../../domain/ports.ts'
import { answerAppRequest, getAppRequest, listApps, revokeApp } from '../../usecases/apps/apps.ts'
import { originOf } from '../origin-of.ts'

const toWire = ({ id, name, url, scopes, budget, grantedAt, lastUsedAt }: App): WireApp => ({
  id,
  name,
  url,
  scopes: [...scopes],
  budget,
  grantedAt: grantedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? '',
})

export const listAppsRpc = unary(IdentityService.ListApps, async (_request, caller, ports: Ports) => ({
  apps: (await listApps(ports, member(caller))).map(toWire),
}))

export const getAppRequestRpc = unary(IdentityService.GetAppRequest, async ({ id, cookie }, caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { name, url, destination, scopes } = await getAppRequest(ports, { member: member(caller), id, cookie })
  return { id, name, url, destination, scopes: [...scopes], accessDays: appDays }
})

export const answerAppRequestRpc = unary(IdentityService.AnswerAppRequest, async (request, caller, ports: Ports, call) => {
  requireService('gateway', call)
  const { id, cookie, scopes, budget } = request
  const allowed = request.allowed ? { scopes, budget } : null
  return { continueUrl: await answerAppRequest(ports, { member: member(caller), origin: originOf(call), id, cookie, allowed }) }
})

export const revokeAppRpc = unary(IdentityService.RevokeApp, async ({ id }, caller, ports: Ports, call) => {
  requireService('gateway', call)
  await revokeApp(ports, { member: member(caller), origin: originOf(call), id })
  return {}
})
