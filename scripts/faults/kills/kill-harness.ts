import type { MemberClient } from '../../client/register-member.ts'
import { registerWithRole } from '../../client/register-with-role.ts'
import { type MailSink, startMailSink } from '../../fault-harness/mail-sink.ts'
import { type FaultHarness, startFaultHarness } from '../../fault-harness/start-fault-harness.ts'
import { startSecureServers } from '../../infra/servers/secure-servers.ts'

export interface KillHarness extends FaultHarness {
  stores: { mongoUrl: string; redisUrl: string }
  mails: MailSink
  /** A member who may refresh, start the presses and suspend. */
  senator: MemberClient
}

/** 8 dimensions, after 200 ms: for as long the passages of a source are stored and it is not ready. */
const embeddingsModel = 'faults-8.200'
/** The answer to a message of which nothing else is said. */
const answer = { tokens: 24, everyMs: 5 }

/**
 * Starts the product of the kills: two gateways, each with a chat, an experts, a billing, a zeitgeist and a newsroom of its own, and one
 * identity and one persona. Everything speaks TLS, as in production. Leases are short, so that a takeover comes soon.
 */
export async function startKillHarness(): Promise<KillHarness> {
  const [secure, mails] = await Promise.all([startSecureServers(), startMailSink()])
  const leases = {
    GENERATION_LEASE_MS: '6000',
    DISCUSSION_LEASE_MS: '3000',
    REFRESH_LEASE_MS: '800',
    EDITION_LEASE_MS: '800',
    MAIL_LEASE_MS: '8000',
    OPENING_LINES_LEASE_MS: '8000',
    HOLD_SWEEP_AFTER_MS: '15000',
  }
  // The demo conversations are what is refreshed. With the offline model a persona has one opening line, at once.
  const ofService: Record<string, (providerUrl: string) => Record<string, string>> = {
    chat: () => ({ DEMO_DATA: 'true' }),
    persona: () => ({ EMBEDDINGS_MODEL: embeddingsModel, CHAT_MODEL: 'offline' }),
    newsroom: authorSettings,
  }
  const harness = await startFaultHarness({
    answer,
    stores: secure.stores,
    security: secure.security,
    servers: [secure, mails],
    settings: { ...leases, ...secure.settings, ZEITGEIST_MIN_PEOPLE: '3', SMTP_URL: mails.url },
    settingsOf: (name, providerUrl) => ofService[name.replace(/-\d+$/, '')]?.(providerUrl) ?? {},
  })
  const { product, inspector } = harness
  const accounts = { mongoUrl: inspector.mongoUrl, databaseSuffix: product.suffix }
  const senator = await registerWithRole(product.urls, 'super_senator', accounts).catch(async (error) => {
    await harness.stop()
    throw error
  })
  return { ...harness, stores: secure.stores, mails, senator }
}

/** Settings of three authors who ask the fake provider, under their own names, for 300 ms. Claudeus has no key and writes offline. */
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
