import type { CallOptions } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import type { Response } from 'express'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { conversationsFile, nextOf } from '../../export/conversations-file.ts'
import { readme } from '../../export/readme.ts'
import { wholeLedger } from '../../export/whole-ledger.ts'
import { createZipWriter } from '../../export/zip-writer.ts'
import { route, written } from '../../http/route.ts'
import { toBot } from '../../json/bot.ts'
import { toLedgerEntry } from '../../json/ledger-entry.ts'
import { toPayment } from '../../json/payment.ts'
import { toUser } from '../../json/user.ts'
import { voteOf } from '../../json/vote.ts'
import type { Services } from '../../ports.ts'

/** Even a slow line has taken everything that a person has written by then. */
const exportWithinMs = 15 * 60_000

export const exportAccount = route({
  method: 'get',
  path: '/api/user/export',
  summary: 'Everything that is kept of one, as a ZIP of JSON files',
  description:
    'account, personas, votes, conversations, payments and ledger, with a README.txt. 5 an hour. An export that fails breaks off.',
  membersOnly: true,
  // It spends one of few, and collects everything there is of a person: no other site starts it.
  changesState: true,
  startsWork: true,
  answers: { 200: z.string().meta({ format: 'binary' }) },
  mediaType: 'application/zip',
  headers: { 'Content-Disposition': '`attachment`, named `rostra-export-<date>.zip`' },
  refusals: { 429: 'RATE_LIMITED' },
  handle: async ({ visitor, call, response }, { limits, ...services }) => {
    await limits.use('export', limitKey(visitor))
    try {
      await writeExport(response, services, call)
    } catch (error) {
      // Whoever has left is told nothing.
      if (!response.closed) throw error
    }
    return written
  },
})

/** Until its first byte a service that fails is an ordinary refusal; from then on it breaks the answer off. */
async function writeExport(response: Response, services: Services, call: CallOptions) {
  const { account, username, personas, votes, payments, ledger } = await smallParts(services, call)
  const source = await services.chat.open(ChatService.ExportConversations, {}, { ...call, deadlineMs: exportWithinMs })
  // A call that was given up fails once more: nobody is interested.
  source.on('error', () => undefined)
  if (response.closed) return source.cancel()
  response.once('close', () => source.cancel())
  const conversations = source[Symbol.asyncIterator]()
  const first = await nextOf(conversations)
  const at = new Date()
  response.writeHead(200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="rostra-export-${at.toISOString().slice(0, 10)}.zip"`,
    'Cache-Control': 'no-store, no-transform',
  })
  const zip = createZipWriter(response)
  await zip.add('README.txt', [readme(username, at)])
  await zip.add('account.json', [json(account)])
  await zip.add('personas.json', [json(personas)])
  await zip.add('votes.json', [json(votes)])
  await zip.add('conversations.json', conversationsFile(first, conversations))
  await zip.add('payments.json', [json(payments)])
  await zip.add('ledger.json', [json(ledger)])
  zip.end()
}

async function smallParts({ identity, persona, billing }: Omit<Services, 'chat'>, call: CallOptions) {
  const [account, { sessions }, { personas }, { votes }, { free, purchased }, { payments }, ledger] = await Promise.all([
    identity.call(IdentityService.GetAccount, {}, call),
    identity.call(IdentityService.ListSessions, {}, call),
    persona.call(PersonaService.ListOwnPersonas, {}, call),
    persona.call(PersonaService.ListOwnVotes, {}, call),
    billing.call(BillingService.GetBalance, {}, call),
    billing.call(BillingService.ListPayments, {}, call),
    wholeLedger(billing, call),
  ])
  return {
    username: account.username,
    account: { user: toUser(account, free + purchased), sessions },
    personas: personas.map(toBot),
    votes: votes.map(({ personaId, direction, castAt }) => ({ botId: personaId, vote: voteOf(direction), castAt })),
    payments: payments.map(toPayment),
    ledger: ledger.map(toLedgerEntry),
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
