import { registerWithRole } from '../../client/register-with-role.ts'

/** Creates a super senator, who may call every operation, with personas and a conversation of its own. */
export async function createAnalyst(url: string, databaseSuffix: string): Promise<{ username: string; password: string }> {
  const analyst = await registerWithRole([url], 'super_senator', { databaseSuffix }, { username: 'analyst' })
  const form = { description: 'Knows many things', category: 'Education', rolePrompt: 'You are an owl of few words' }
  const max = await analyst.post('/api/bots', { name: 'Max', ...form })
  await analyst.post('/api/bots', { name: 'Ada', ...form })
  await analyst.startConversation(max.id)
  return { username: analyst.username, password: analyst.password }
}
