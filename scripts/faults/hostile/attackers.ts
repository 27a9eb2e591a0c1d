import { createApiClient, patienceMs } from '../../client/api-client.ts'
import { memberPassword, registerMember } from '../../client/register-member.ts'
import { registerWithRole } from '../../client/register-with-role.ts'
import type { SampleValue } from './sample-value.ts'

/** A signed-in account with data of its own that attacks may name. */
export interface Attacker {
  cookie: string
  /** Values of fields: ids that exist, and texts that are valid. */
  sampleOf: SampleValue
}

/** Signs attackers in, and again once an attack has ended their session, deleted their account or their persona. */
export function createAttackers(url: string, databaseSuffix: string): Record<'member' | 'operator', () => Promise<Attacker>> {
  let names = 0
  const lives = async ({ cookie, sampleOf }: Attacker) => {
    const { call } = createApiClient([url], { cookie })
    const statuses = await Promise.all(
      ['/api/user', `/api/bots/${sampleOf('botId', '')}`].map(async (path) => (await call('GET', path)).status),
    )
    return statuses.every((status) => status === 200)
  }
  const samplesOf = (ids: { botId: string; slug: string; conversationId: string; accountId: string }): SampleValue => {
    const byName: Record<string, () => unknown> = {
      botId: () => ids.botId,
      botIds: () => [ids.botId],
      conversationId: () => ids.conversationId,
      packageId: () => 'citizen-100',
      username: () => `u${++names}-${ids.accountId.slice(-8)}`,
      email: () => `u${++names}@${ids.accountId}.example.org`,
      otp: () => '123456',
      currentPassword: () => memberPassword,
      password: () => memberPassword,
      newPassword: () => memberPassword,
      rolePrompt: () => 'You are Max, an owl of few words',
      embedOrigins: () => ['https://example.org'],
      avatarUrl: () => '',
      avatarEmoji: () => '🦉',
      version: () => 1,
    }
    return (name, path) => {
      if (name === 'slug') return path.includes('{slug}') ? ids.slug : ''
      if (name === 'id') return idAt(path, ids)
      return byName[name]?.()
    }
  }
  const signUp = async (role: 'citizen' | 'super_senator'): Promise<Attacker> => {
    // A busy machine may take longer for a password than a request has.
    const member =
      role === 'citizen'
        ? await registerMember([url], { patienceMs })
        : await registerWithRole([url], role, { databaseSuffix }, { patienceMs })
    const form = { name: 'Max', description: 'Knows many things', category: 'Education', rolePrompt: 'You are Max, an owl of few words' }
    const { id: botId, slug } = await member.post<{ id: string; slug: string }>('/api/bots', form)
    const conversationId = await member.startConversation(botId)
    return { cookie: member.cookie, sampleOf: samplesOf({ botId, slug, conversationId, accountId: member.id }) }
  }
  /** Returns a function that signs an attacker up when there is none, or it does not live any more. */
  const kept = (role: 'citizen' | 'super_senator') => {
    let current: Attacker | undefined
    return async () => {
      if (!current || !(await lives(current))) current = await signUp(role)
      return current
    }
  }
  return { member: kept('citizen'), operator: kept('super_senator') }
}

function idAt(path: string, { botId, conversationId, accountId }: { botId: string; conversationId: string; accountId: string }): string {
  if (path.startsWith('/api/conversations/')) return conversationId
  return path.startsWith('/api/admin/people/') ? accountId : botId
}
