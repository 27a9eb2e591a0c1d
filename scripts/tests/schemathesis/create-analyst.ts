import { grantRoleTo } from '@rostra/identity/operator'
import { registerMember, signIn } from '../../client/register-member.ts'

/** Creates a super senator, who may call every operation, with personas and a conversation of its own. */
export async function createAnalyst(url: string, databaseSuffix: string): Promise<{ username: string; password: string }> {
  const analyst = await registerMember([url], { username: 'analyst' })
  await grantRoleTo({ mongoUrl: process.env.TEST_MONGO_URL ?? '', databaseSuffix }, analyst.username, 'super_senator')
  await signIn(analyst, analyst)
  const form = { description: 'Knows many things', category: 'Education', rolePrompt: 'You are an owl of few words' }
  const max = await analyst.post('/api/bots', { name: 'Max', ...form })
  await analyst.post('/api/bots', { name: 'Ada', ...form })
  await analyst.startConversation(max.id)
  return { username: analyst.username, password: analyst.password }
}
