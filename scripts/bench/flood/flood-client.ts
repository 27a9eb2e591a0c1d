import { randomUUID } from 'node:crypto'
import { publicPersonas } from '../../load/conversations.ts'

/** A member with a conversation. Each call returns its outcome: the status of the response and, of a refusal, the reason. */
export interface FloodClient {
  email: string
  /** Confirms the address with the token of its mail. */
  confirm: (token: string) => Promise<void>
  /** Sends a message and waits for the answer, from the member's own address unless another is given. */
  send: (address?: string) => Promise<string>
  askModels: (address?: string) => Promise<string>
}

/** The outcome of an answered message. */
export const answered = '201'

const registeredAtOnce = 8

/** Returns what opens clients of the product whose requests come from addresses of a test's choice. The product must trust loopback. */
export function createFloodClient({ url }: { url: string }) {
  const post = (path: string, body: object, headers: Record<string, string>) =>
    fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) })

  /** Registers a member from an address, and starts a conversation. */
  async function openOne(address: string, botId: string): Promise<FloodClient> {
    const from = (other = address) => ({ 'X-Forwarded-For': other })
    const username = `flood-${randomUUID().slice(0, 12)}`
    const email = `${username}@example.org`
    const registration = { username, email, password: 'Correct-Horse-9-battery' }
    const registered = await post('/api/register', registration, from())
    if (registered.status !== 201) throw new Error(`a registration was refused: ${registered.status} ${await registered.text()}`)
    await registered.arrayBuffer()
    const cookie = registered.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const started = await post('/api/conversations', { botId }, { ...from(), cookie })
    const { conversation } = (await started.json()) as { conversation: { id: string } }
    const outcomeOf = async (response: Response) => {
      const { reason = '' } = (await response.json()) as { reason?: string }
      return `${response.status} ${reason}`.trim()
    }
    return {
      email,
      confirm: async (token) => {
        const confirmed = await post('/api/confirm-email', { token }, { ...from(), cookie })
        if (confirmed.status !== 200) throw new Error(`an address was not confirmed: ${confirmed.status} ${await confirmed.text()}`)
        await confirmed.arrayBuffer()
      },
      send: async (other) => {
        const message = {
          conversationId: conversation.id,
          content: 'Hello there',
          isFromBot: false,
          audioUrl: null,
          requestId: randomUUID(),
        }
        return outcomeOf(await post('/api/messages', message, { ...from(other), cookie }))
      },
      askModels: async (other) =>
        outcomeOf(await post('/api/360-chat', { question: 'Why is the sky blue?', turnCount: 0 }, { ...from(other), cookie })),
    }
  }

  return {
    get: async <T>(address: string): Promise<T> => (await fetch(address)).json() as Promise<T>,
    /** Opens clients, each from its own address. */
    open: async (count: number, addressOf: (index: number) => string): Promise<FloodClient[]> => {
      const personas = await publicPersonas(url)
      const clients: FloodClient[] = []
      while (clients.length < count) {
        const from = clients.length
        const opening = Array.from({ length: Math.min(registeredAtOnce, count - from) }, (_, index) =>
          openOne(addressOf(from + index), personas[(from + index) % personas.length]?.id ?? ''),
        )
        clients.push(...(await Promise.all(opening)))
      }
      return clients
    },
  }
}
