import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { maxNotes } from '../../../services/chat/src/memories/domain/note.ts'
import { modelNames } from '../../../services/llm/src/model-settings.ts'
import { conversationsToSurvive } from '../../../services/persona/src/core/domain/personas/ownership.ts'
import { minPeople } from '../../../services/platform/src/privacy/min-people.ts'
import { readConfig } from '../../../services/zeitgeist/src/config.ts'
import { sharedRunWords } from '../../../services/zeitgeist/src/core/domain/terms/runs.ts'
import { root } from '../../bootstrap/settings.ts'

const page = readFileSync(join(root, 'web/content/privacy.md'), 'utf8')
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const settings = { MONGO_URL: 'mongodb://localhost', SERVICE_SECRET: 'x'.repeat(32) }
const addresses = { IDENTITY_ADDRESS: 'localhost:1', PERSONA_ADDRESS: 'localhost:1', CHAT_ADDRESS: 'localhost:1' }
const floor = readConfig({ ...settings, ...addresses }).ZEITGEIST_MIN_PEOPLE

it.each([
  ['the shared run of words', `No entry repeats ${numbers[sharedRunWords]} words in a row of any message.`],
  ['the people of an entry', `at least ${floor} people talked about it in 7 days`],
  ['the members behind a question', `only when at least ${minPeople} members asked about the same`],
  ['the notes about a member', `up to ${maxNotes} short notes about you`],
  ['the personas that stay', `those with ${conversationsToSurvive} or more conversations`],
])('the privacy page says %s as the code has it', (_what, sentence) => {
  expect(page).toContain(sentence)
})

/** The rows of 'Who else sees it', by their first cell. */
const receivers = (/\n## Who else sees it\n\n((?:\|.*\n)+)/.exec(page)?.[1] ?? '')
  .split('\n')
  .slice(2)
  .map((row) => row.split('|')[1]?.trim() ?? '')

/** The settings that name a server, and the row of whom data is sent to with it. Null for the product's own stores and pages. */
const servers: Record<string, RegExp | null> = {
  ANTHROPIC_BASE_URL: /Anthropic.*language model/,
  OPENAI_BASE_URL: /OpenAI.*language model/,
  GEMINI_BASE_URL: /Google.*language model/,
  DEEPSEEK_BASE_URL: /DeepSeek.*language model/,
  EMBEDDINGS_BASE_URL: /provider of embeddings/,
  SMTP_URL: /mail server of the operator/,
  STRIPE_API_BASE: /Stripe/,
  OTEL_EXPORTER_OTLP_ENDPOINT: /monitoring of the operator/,
  MONGO_URL: null,
  REDIS_URL: null,
  PUBLIC_URL: null,
  WEB_DEV_URL: null,
}

it('the privacy page names everybody to whom a setting sends data, and every such setting is known here', () => {
  const files = globSync('{services/*,gateway}/src/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'))
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const declared = source.matchAll(/^ +([A-Z][A-Z_]*(?:_URL|_API_BASE|_ENDPOINT)):/gm)
  expect([...new Set([...declared].map(([, name = '']) => name))].filter((name) => !(name in servers))).toEqual([])
  for (const row of Object.values(servers)) if (row) expect(receivers.filter((receiver) => row.test(receiver))).toHaveLength(1)
  expect(modelNames).toHaveLength(4)
})

it('the privacy page names the people who see more than the public: those with a link, those who chat, and operators', () => {
  for (const who of [/^Who has its link$/, /^Who may chat with a persona$/, /^Operators of Rostra$/, /^Everybody$/, /^Authorities$/])
    expect(receivers.filter((receiver) => who.test(receiver))).toHaveLength(1)
})

it('no code hashes a network or an address without a key, as the privacy page promises', () => {
  expect(page).toContain('a keyed hash of it is')
  const files = globSync('{services/*,gateway}/src/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'))
  const unkeyed = files.filter((file) => {
    const hashed = readFileSync(join(root, file), 'utf8').matchAll(/(?:createHash\([^)]*\)\s*\.update\(|\bhash\(')([^;]{0,80})/g)
    return [...hashed].some(([, what = '']) => /network|address|\bip\b|clientAddress/i.test(what))
  })
  expect(unkeyed).toEqual([])
})
