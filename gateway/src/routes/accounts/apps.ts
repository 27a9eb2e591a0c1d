import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { oauthCookies } from '../../callers/oauth-cookies.ts'
import { idParams } from '../../json/fields.ts'
import { scopeSchema } from '../../json/programs/access-key.ts'
import { appRequestSchema, appSchema, toAppRequest, toApps } from '../../json/programs/app.ts'
import { route } from '../../routing/route.ts'

const listApps = route({
  method: 'get',
  path: '/api/apps',
  summary: 'List the apps that may act for the account, newest first',
  membersOnly: true,
  responses: { 200: z.array(appSchema) },
  handle: async ({ call }, { identity, billing }) => {
    const [{ apps }, spending] = await Promise.all([
      identity.call(IdentityService.ListApps, {}, call),
      billing.call(BillingService.ListAppSpending, {}, call),
    ])
    return { status: 200, body: toApps(apps, spending.apps) }
  },
})

const revokeApp = route({
  method: 'delete',
  path: '/api/apps/{id}',
  summary: 'Remove an app',
  description: 'Its tokens end at once, with its open streams.',
  membersOnly: true,
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'APP_NOT_FOUND' },
  handle: async ({ params, client, call }, { identity, limits, revocations }) => {
    await limits.use('changeApps', limitKey(client))
    await identity.call(IdentityService.RevokeApp, { id: params.id }, call)
    await revocations.announce({ sessionId: params.id })
    return { status: 204, body: undefined }
  },
})

const requestParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })

const getRequest = route({
  method: 'get',
  path: '/api/oauth/requests/{id}',
  summary: 'Read what an app asks the member for',
  description: 'Only the browser that has begun the request may read and answer it, for 10 minutes. Its page is /oauth/consent.',
  membersOnly: true,
  params: requestParams,
  responses: { 200: appRequestSchema },
  refusals: { 404: 'APP_REQUEST_NOT_FOUND' },
  handle: async ({ params, client, call, request }, { identity, limits }) => {
    await limits.use('changeApps', limitKey(client))
    const asked = await identity.call(IdentityService.GetAppRequest, { id: params.id, cookie: oauthCookies(request) }, call)
    return { status: 200, body: toAppRequest(asked) }
  },
})

const answerRequest = route({
  method: 'post',
  path: '/api/oauth/requests/{id}',
  summary: 'Allow or deny what an app asks for',
  description: 'The browser continues at `continueUrl`, which leads back to the app. An app that is allowed is mailed to the member.',
  membersOnly: true,
  params: requestParams,
  body: z
    .object({
      allowed: z.boolean(),
      scopes: z
        .array(scopeSchema)
        .max(3)
        .default([])
        .meta({ description: 'Some of those that were asked for; at least one when allowed', override: { uniqueItems: true } }),
      budget: z.int().min(0).max(100_000).default(0).meta({ description: 'The credits that the app may spend in total' }),
    })
    .meta({ id: 'AppDecision' }),
  responses: { 200: z.object({ continueUrl: z.string() }).meta({ id: 'AppContinuation' }) },
  refusals: { 404: 'APP_REQUEST_NOT_FOUND', 409: 'APP_LIMIT: 20 apps' },
  handle: async ({ params, body, client, call, request }, { identity, limits }) => {
    await limits.use('changeApps', limitKey(client))
    const answer = { ...body, id: params.id, cookie: oauthCookies(request) }
    return { status: 200, body: await identity.call(IdentityService.AnswerAppRequest, answer, call) }
  },
})

/** The routes of apps, and of what they ask for. */
export const appRoutes = [listApps, revokeApp, getRequest, answerRequest]
