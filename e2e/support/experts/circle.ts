import { type APIRequestContext, expect } from '@playwright/test'

/** Adds demo personas to the circle of the account of `request`, and returns their names in the order of the circle. */
export async function fillCircle(request: APIRequestContext, slugs = ['coach-bex', 'mr-abernathy']): Promise<string[]> {
  const names: string[] = []
  for (const slug of slugs) {
    const { id, name } = await (await request.get(`/api/bots/slug/${slug}`)).json()
    const answer = await request.post('/api/circle-of-experts', { data: { botId: id } })
    expect(answer.status()).toBe(201)
    names.push(name)
  }
  return names
}
