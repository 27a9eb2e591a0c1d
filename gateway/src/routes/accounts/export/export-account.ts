import { longestCallMs } from '@rostra/kit/rpc/channel-options'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { utcDate } from '@rostra/kit/utc-date'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { ExpertsService } from '@rostra/proto/experts'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Response } from 'express'
import { z } from 'zod'
import { limitKey } from '../../../callers/client.ts'
import { toOwnReport } from '../../../json/admin/report.ts'
import { toFullBot } from '../../../json/bot.ts'
import { toMemories } from '../../../json/chat/memories.ts'
import { toLedgerEntry } from '../../../json/payments/ledger-entry.ts'
import { toExportedPayment } from '../../../json/payments/payment.ts'
import { toAccessKey } from '../../../json/programs/access-key.ts'
import { toApps } from '../../../json/programs/app.ts'
import { exportedFactor } from '../../../json/second-factor/second-factor.ts'
import { toOwnModel } from '../../../json/servers/own-model.ts'
import { toUser } from '../../../json/user.ts'
import { voteOf } from '../../../json/vote.ts'
import type { Services } from '../../../ports.ts'
import { responseWritten, route } from '../../../routing/route.ts'
import { wholeLedger, wholePayments } from './billing-lists.ts'
import { conversationsFile } from './conversations-file.ts'
import { expertsFiles } from './experts-files.ts'
import { receiveFirst } from './exported-stream.ts'
import { insightsFile } from './insights-file.ts'
import { knowledgeFile } from './knowledge-file.ts'
import { activityFiles, inboxFile, promptVersionsFile, webhooksFile } from './persona-files.ts'
import { readme } from './readme.ts'
import { addSourceFiles } from './source-files.ts'
import { wholeReports } from './whole-reports.ts'
import { createZipWriter } from './zip-writer.ts'

export const exportAccount = route({
  method: 'get',
  path: '/api/user/export',
  summary: 'Export all data of the account as a ZIP of JSON files',
  description:
    'Contains everything that is kept under the account, without secrets; its README.txt lists the files. At most 5 an hour. An export that ' +
    'fails breaks off.',
  membersOnly: true,
  // No other site may trigger an export: it reads much data and counts against a small limit.
  changesState: true,
  startsWork: true,
  responses: { 200: z.string().meta({ format: 'binary' }) },
  mediaType: 'application/zip',
  headers: { 'Content-Disposition': '`attachment`, named `rostra-export-<date>.zip`' },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ client, call, response }, { limits, ...services }) => {
    await limits.use('export', limitKey(client))
    try {
      await writeExport(response, services, call)
    } catch (error) {
      // A disconnected client needs no error response.
      if (!response.closed) throw error
    }
    return responseWritten
  },
})

/** Writes the ZIP. A failure of a service before the first byte causes an error response; a later one closes the connection. */
async function writeExport(response: Response, services: Services, call: CallOptions) {
  const { personaIds, username, securityEvents, ...parts } = await loadParts(services, call)
  const bounded = { ...call, deadlineMs: longestCallMs }
  const closed = closingOf(response)
  const [knowledge, files, activity, conversations, expertsData, insights] = await Promise.all([
    receiveFirst(services.persona.open(PersonaService.ExportKnowledge, {}, bounded), closed),
    receiveFirst(services.persona.open(PersonaService.ExportFiles, {}, bounded), closed),
    receiveFirst(services.persona.open(PersonaService.ExportActivity, {}, bounded), closed),
    receiveFirst(services.chat.open(ChatService.ExportConversations, {}, bounded), closed),
    receiveFirst(services.experts.open(ExpertsService.ExportData, {}, bounded), closed),
    receiveFirst(services.zeitgeist.open(ZeitgeistService.ExportData, {}, bounded), closed),
  ])
  const exportedAt = new Date()
  response.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="rostra-export-${utcDate(exportedAt)}.zip"`,
    'Cache-Control': 'no-store, no-transform',
  })
  const zip = createZipWriter(response)
  await zip.add('README.txt', [readme(username, exportedAt)])
  await zip.add('account.json', [json(parts.account)])
  await zip.add('second-factor.json', [json(parts.secondFactor)])
  await zip.add('identities.json', [json(parts.identities)])
  await zip.add('keys.json', [json(parts.keys)])
  await zip.add('apps.json', [json(parts.apps)])
  await zip.add('notifications.json', [json(parts.subscriptions)])
  await zip.add('security-events.json', [json(securityEvents)])
  await zip.add('operator-actions.json', [json(parts.actions)])
  await zip.add('personas.json', [json(parts.personas)])
  await zip.add('prompt-versions.json', promptVersionsFile(services.persona, personaIds, call))
  await zip.add('knowledge.json', knowledgeFile(knowledge))
  await addSourceFiles(zip, files)
  await zip.add('webhooks.json', webhooksFile(services.persona, call))
  await zip.add('own-models.json', [json(parts.ownModels)])
  await zip.add('inbox.json', inboxFile(services.chat, personaIds, call))
  const { visits, analytics } = activityFiles(activity)
  await zip.add('visits.json', visits)
  await zip.add('analytics.json', analytics)
  await zip.add('votes.json', [json(parts.votes)])
  await zip.add('saved-personas.json', [json(parts.saved)])
  await zip.add('followed-creators.json', [json(parts.followed)])
  await zip.add('reports.json', [json(parts.reports)])
  await zip.add('conversations.json', conversationsFile(conversations))
  await zip.add('memories.json', [json(parts.memories)])
  for (const { name, chunks } of expertsFiles(expertsData)) await zip.add(name, chunks)
  await zip.add('insights.json', insightsFile(insights))
  await zip.add('payments.json', [json(parts.payments)])
  await zip.add('ledger.json', [json(parts.ledger)])
  zip.end()
}

/** Loads the parts of the export that services return in one response. */
async function loadParts({ identity, persona, chat, billing }: Omit<Services, 'experts' | 'zeitgeist'>, call: CallOptions) {
  const [
    account,
    { sessions },
    { actions },
    { emails },
    { personas },
    { votes },
    { bookmarks },
    { creators },
    { models },
    reports,
    memories,
    credits,
    payments,
    ledger,
    factor,
    { events },
    { identities },
    { keys },
    { apps },
    spending,
    { subscriptions },
  ] = await Promise.all([
    identity.call(IdentityService.GetAccount, {}, call),
    identity.call(IdentityService.ListSessions, {}, call),
    identity.call(IdentityService.ListOwnOperatorActions, {}, call),
    identity.call(IdentityService.ListFormerEmails, {}, call),
    persona.call(PersonaService.ListOwnPersonas, {}, call),
    persona.call(PersonaService.ListOwnVotes, {}, call),
    persona.call(PersonaService.ListBookmarks, {}, call),
    persona.call(PersonaService.ListFollowedCreators, {}, call),
    persona.call(PersonaService.ListOwnModels, {}, call),
    wholeReports(persona, call),
    chat.call(ChatService.GetMemories, {}, call),
    billing.call(BillingService.GetBalance, {}, call),
    wholePayments(billing, call),
    wholeLedger(billing, call),
    identity.call(IdentityService.GetSecondFactor, {}, call),
    identity.call(IdentityService.ListOwnSecurityEvents, {}, call),
    identity.call(IdentityService.ListIdentities, {}, call),
    identity.call(IdentityService.ListAccessKeys, {}, call),
    identity.call(IdentityService.ListApps, {}, call),
    billing.call(BillingService.ListAppSpending, {}, call),
    identity.call(IdentityService.ListPushSubscriptions, {}, call),
  ])
  return {
    username: account.username,
    personaIds: personas.map(({ id }) => id),
    securityEvents: events,
    identities,
    keys: keys.map(toAccessKey),
    apps: toApps(apps, spending.apps),
    subscriptions,
    account: { user: toUser(account, credits.free + credits.purchased), credits, formerEmails: emails, sessions },
    personas: personas.map(toFullBot),
    votes: votes.map(({ personaId, direction, castAt }) => ({ botId: personaId, vote: voteOf(direction), castAt })),
    followed: creators.map(({ ownerId, followedAt }) => ({ userId: ownerId, followedAt })),
    saved: bookmarks.map(({ personaId, savedAt }) => ({ botId: personaId, savedAt })),
    ownModels: models.map(toOwnModel),
    secondFactor: exportedFactor(factor),
    actions,
    reports: reports.map(toOwnReport),
    memories: toMemories(memories),
    payments: payments.map(toExportedPayment),
    ledger: ledger.map(toLedgerEntry),
  }
}

/** Returns a signal that aborts when the client has disconnected. */
function closingOf(response: Response): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  if (response.closed) controller.abort()
  return controller.signal
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
