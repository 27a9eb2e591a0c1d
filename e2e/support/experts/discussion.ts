import { type APIRequestContext, expect } from '@playwright/test'

/** Starts a discussion of the circle of the account of `request`, and returns its id. */
export async function startDiscussion(request: APIRequestContext, prompt = 'Should I run before breakfast?'): Promise<string> {
  const answer = await request.post('/api/expert-discussions', { data: { prompt } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).discussionId
}

/** The same, and waits until it is completed. */
export async function completeDiscussion(request: APIRequestContext, prompt?: string): Promise<string> {
  const id = await startDiscussion(request, prompt)
  const status = async () => (await (await request.get(`/api/expert-discussions/${id}`)).json()).status
  await expect.poll(status, { timeout: 30_000 }).toBe('completed')
  return id
}

/** Returns the credits of the account of `request`. */
export const creditsOf = async (request: APIRequestContext): Promise<number> =>
  (await (await request.get('/api/user/status')).json()).messageCredits
