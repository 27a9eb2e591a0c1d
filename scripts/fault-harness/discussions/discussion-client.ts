import { type MemberClient, registerMember, retryableStatuses, retryOverGateways } from '../member-client.ts'

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
    if (created.status !== 201) throw new Error(`${created.status}: ${await created.text()}`)
    ids.push(((await created.json()) as { id: string }).id)
  }
  return ids
}

/** Registers a member with a circle of experts. */
export async function registerWithCircle(urls: readonly string[], experts: readonly string[]): Promise<MemberClient> {
  const member = await registerMember(urls)
  for (const botId of experts) {
    await retryOverGateways(async (gateway) => {
      const added = await member.post('/api/circle-of-experts', { botId }, gateway)
      // 409: an attempt without an answer has added it.
      if (added.status !== 201 && added.status !== 409) throw new Error(`${added.status}: ${await added.text()}`)
    })
  }
  return member
}

/** Starts a discussion of a member's circle, and repeats the start as a browser does. Returns its id; throws when it is refused for good. */
export async function startDiscussion({ post }: MemberClient, requestId: string, firstGateway = 0): Promise<string> {
  const prompt = `[discussion ${requestId}] How would you sail round the cape in autumn?`
  const started = await retryOverGateways(
    async (gateway) => {
      const response = await post('/api/expert-discussions', { prompt, requestId }, gateway)
      const text = await response.text()
      if (retryableStatuses.has(response.status)) throw new Error(`${response.status}: ${text}`)
      return { status: response.status, text }
    },
    { first: firstGateway },
  )
  if (started.status !== 201) throw new Error(`${started.status}: ${started.text}`)
  return (JSON.parse(started.text) as { discussionId: string }).discussionId
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
