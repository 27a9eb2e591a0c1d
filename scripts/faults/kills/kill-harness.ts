import { grantRoleTo } from '@rostra/identity/operator'
import { eventually } from '@rostra/kit/testing/eventually'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { startEmbeddingsServer } from '../../fault-harness/embeddings-server.ts'
import { type MailSink, startMailSink } from '../../fault-harness/mail-sink.ts'
import { type FaultHarness, startFaultHarness } from '../../fault-harness/start-fault-harness.ts'
import { startSecureServers } from '../../infra/servers/secure-servers.ts'

export interface KillHarness extends FaultHarness {
  stores: { mongoUrl: string; redisUrl: string }
  mails: MailSink
  /** A member who may refresh, start the presses and suspend. */
  senator: MemberClient
}

/** How long the passages of a source are stored before it is ready. */
const embeddingsMs = 200
/** The answer to a message of which nothing else is said. */
const answer = { tokens: 24, everyMs: 5 }

/**
 * Starts the product of the kills: two gateways, each with a chat, an experts, a billing, a zeitgeist and a newsroom of its own, and one identity and one persona.
 * Everything speaks TLS, as in production. Leases are short, so that a takeover comes soon.
 */
export async function startKillHarness(): Promise<KillHarness> {
  const [secure, mails, embeddings] = await Promise.all([startSecureServers(), startMailSink(), startEmbeddingsServer(embeddingsMs)])
  const leases = { GENERATION_LEASE_MS: '6000', DISCUSSION_LEASE_MS: '3000', REFRESH_LEASE_MS: '800', EDITION_LEASE_MS: '800' }
  // The demo conversations are what is refreshed. With the offline model opening lines are the default ones, at once.
  const ofService: Record<string, (providerUrl: string) => Record<string, string>> = {
    chat: () => ({ DEMO_DATA: 'true' }),
    persona: () => ({ OPENAI_BASE_URL: embeddings.url, EMBEDDINGS_MODEL: 'faults', CHAT_MODEL: 'offline' }),
    newsroom: authorSettings,
  }
  const harness = await startFaultHarness({
    answer,
    stores: secure.stores,
    security: secure.security,
    servers: [secure, mails, embeddings],
    settings: { ...leases, ...secure.settings, ZEITGEIST_MIN_PEOPLE: '3', SMTP_URL: mails.url },
    settingsOf: (name, providerUrl) => ofService[name.replace(/-\d+$/, '')]?.(providerUrl) ?? {},
  })
  const senator = await registerSenator(harness).catch(async (error) => {
    await harness.stop()
    throw error
  })
  return { ...harness, stores: secure.stores, mails, senator }
}

/** Registers a super senator. No gateway has a token of the member without the role: it would last a minute. */
async function registerSenator({ product: { urls, suffix }, inspector: { mongoUrl } }: FaultHarness): Promise<MemberClient> {
  const member = await registerMember(urls)
  await grantRoleTo({ mongoUrl, databaseSuffix: suffix }, member.username, 'super_senator')
  await eventually(async () => {
    const checks = await Promise.all(urls.map((_, gateway) => member.get<{ isAdmin: boolean }>('/api/admin/check', gateway)))
    if (!checks.every(({ isAdmin }) => isAdmin)) throw new Error('the role has not arrived')
  }, 90_000)
  return member
}

/** The settings with which three authors ask the fake provider, under their own names, for 300 ms; claudeus has no key and writes offline. */
const authorSettings = (providerUrl: string): Record<string, string> => ({
  MODEL_GPT4: 'story-geeps-30.10',
  MODEL_GEMINI: 'story-gemma-30.10',
  MODEL_DEEPSEEK: 'story-deeps-30.10',
  GEMINI_API_KEY: 'faults',
  DEEPSEEK_API_KEY: 'faults',
  OPENAI_BASE_URL: providerUrl,
  GEMINI_BASE_URL: providerUrl,
  DEEPSEEK_BASE_URL: providerUrl,
})
