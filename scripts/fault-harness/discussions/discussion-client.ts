import { retryOverGateways } from '../../client/api-client.ts'
import { type MemberClient, registerMember } from '../../client/register-member.ts'

/** A call of the fake provider for a step of a discussion: see discussion-answers.ts. */
export interface ProviderCall {
  kind: 'draft' | 'revision' | 'chair'
  /** The request id of the discussion. */
  discussion: string
  /** The number of the expert, as `createExperts` marks it; empty for the chair. */
  expert: string
  /** When it began, in milliseconds since 1970. */
  at: number
}

/** Creates public personas whose requests the fake provider recognises by their numbers from 0. Returns their ids in that order. */
export async function createExperts(urls: readonly string[], count: number): Promise<string[]> {
  const owner = await registerMember(urls)
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const created = await owner.post('/api/bots', {
      name: `Navigator ${number}`,
      description: 'Finds a way through any strait',
      category: 'Education',
      rolePrompt: `You are a navigator of the old school. [expert ${number}]`,
    })
    ids.push(created.id)
  }
  return ids
}

/** Registers a member with a circle of experts. */
export async function registerWithCircle(urls: readonly string[], experts: readonly string[]): Promise<MemberClient> {
  const member = await registerMember(urls)
  for (const botId of experts) {
    await retryOverGateways(async (gateway) => {
      const { status, reason } = await member.call('POST', '/api/circle-of-experts', { botId }, { gateway })
      // 409: an attempt without an answer has added it.
      if (status !== 201 && status !== 409) throw new Error(`${status}: ${reason}`)
    })
  }
  return member
}

/** Starts a discussion of a member's circle, and repeats the start as a browser does. Returns its id; throws when it is refused for good. */
export async function startDiscussion({ post }: MemberClient, requestId: string, firstGateway = 0): Promise<string> {
  const prompt = `[discussion ${requestId}] How would you sail round the cape in autumn?`
  const started = await retryOverGateways(
    (gateway) => post<{ discussionId: string }>('/api/expert-discussions', { prompt, requestId }, gateway),
    { first: firstGateway },
  )
  return started.discussionId
}

/** Waits until a discussion has ended and returns its status, as its member sees it. Throws after 200 s. */
export async function waitForEnd({ get }: MemberClient, id: string, firstGateway = 0): Promise<'completed' | 'failed'> {
  const deadline = Date.now() + 200_000
  for (let gateway = firstGateway; ; ) {
    const seen = await get<{ status: 'ongoing' | 'completed' | 'failed' }>(`/api/expert-discussions/${id}`, gateway).catch(() => undefined)
    if (seen && seen.status !== 'ongoing') return seen.status
    if (!seen) gateway++
    if (Date.now() > deadline) throw new Error(`The discussion ${id} has not ended within 200 s`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
