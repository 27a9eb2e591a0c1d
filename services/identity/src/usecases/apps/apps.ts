import { type App, type AppRequest, appNotFound, appRequestNotFound, appSeconds, readDecision } from '../../domain/apps/app.ts'
import type { Origin } from '../../domain/audit/audit-log.ts'
import type { Ports } from '../../domain/ports.ts'
import { isStale, sessionEnded } from '../../domain/sessions/session.ts'
import { type ActiveSessionPorts, activeSession } from '../sessions/active-session.ts'

interface MemberCall {
  member: { id: string; sessionId: string }
  origin: Origin
}

/** The request of an app that a browser has begun. */
export interface BegunRequest {
  id: string
  /** The Cookie header of the browser. */
  cookie: string
}

type AppPorts = ActiveSessionPorts & Pick<Ports, 'apps' | 'audit'>

/** Returns the apps of a member, newest first. Throws SESSION_ENDED. */
export async function listApps(ports: ActiveSessionPorts & Pick<Ports, 'apps'>, member: MemberCall['member']): Promise<App[]> {
  const [{ account }, apps] = await Promise.all([activeSession(ports, member), ports.apps.ofAccount(member.id, new Date(ports.now()))])
  return apps.filter((app) => !isStale(app, account))
}

/** Returns what an app asks for. Throws SESSION_ENDED or APP_REQUEST_NOT_FOUND. */
export async function getAppRequest(
  ports: ActiveSessionPorts & Pick<Ports, 'oauth'>,
  { member, id, cookie }: BegunRequest & Pick<MemberCall, 'member'>,
): Promise<AppRequest> {
  await activeSession(ports, member)
  const request = await ports.oauth.findRequest(id, cookie)
  if (!request) throw appRequestNotFound()
  return request
}

export interface AnswerAppRequest extends MemberCall, BegunRequest {
  /** What the member allows; null to deny the request. */
  allowed: { scopes: readonly string[]; budget: number } | null
}

/**
 * Allows or denies the request of an app, and returns the address at which the browser continues. A new app is mailed to the member. Throws
 * SESSION_ENDED, APP_REQUEST_NOT_FOUND, VALIDATION or APP_LIMIT.
 */
export async function answerAppRequest(
  ports: AppPorts & Pick<Ports, 'oauth' | 'keepClient'>,
  { member, origin, id, cookie, allowed }: AnswerAppRequest,
): Promise<string> {
  const { account, session } = await activeSession(ports, member)
  const request = await ports.oauth.findRequest(id, cookie)
  if (!request) throw appRequestNotFound()
  if (!allowed) return continued(await ports.oauth.deny(id))
  const decision = readDecision(allowed, request.scopes)
  const grantedAt = new Date(ports.now())
  const expiresAt = new Date(grantedAt.getTime() + 1_000 * appSeconds)
  const { clientId, name, url } = request
  const app = await ports.apps.create(account, { ...decision, clientId, name, url, grantedAt, expiresAt })
  if (!app) throw sessionEnded()
  await ports.keepClient(clientId, expiresAt)
  const address = await ports.oauth.allow(id, app)
  if (!address) await ports.apps.remove(account.id, app.id)
  const entry = { ...origin, at: grantedAt, event: 'app-allowed', accountId: account.id } as const
  await ports.audit.record({ ...entry, actor: 'self', agent: session.agent })
  return continued(address)
}

function continued(address: string | null): string {
  if (!address) throw appRequestNotFound()
  return address
}

export interface RevokeApp extends MemberCall {
  id: string
}

/** Ends the access of an app. Throws SESSION_ENDED or APP_NOT_FOUND. */
export async function revokeApp(ports: AppPorts, { member, origin, id }: RevokeApp): Promise<void> {
  const { account, session } = await activeSession(ports, member)
  if (!(await ports.apps.remove(account.id, id))) throw appNotFound()
  const entry = { ...origin, at: new Date(ports.now()), event: 'app-removed', accountId: account.id } as const
  await ports.audit.record({ ...entry, actor: 'self', agent: session.agent })
}
