import type { OperatorAccess } from '../bootstrap/operator-access.ts'
import { registerMember } from '../client/register-member.ts'
import { grantCredits } from '../operator/operator-calls.ts'
import { type Reading, readStream } from './stream-reader.ts'

/** Registers so many members with more credits than a run spends, and makes an API key for each. */
export async function makeKeys(product: { url: string; operator: OperatorAccess }, count: number): Promise<string[]> {
  const members = await Promise.all(Array.from({ length: count }, () => registerMember([product.url], { patienceMs: 60_000 })))
  await grantCredits(product, members, 1_000_000)
  return Promise.all(
    members.map(async (member) => {
      const { status, body } = await member.call('POST', '/api/keys', { name: 'bench', scopes: ['chat'] })
      if (status !== 201) throw new Error(`a key could not be made: ${status} ${JSON.stringify(body)}`)
      return body.key as string
    }),
  )
}

/**
 * Returns what a client of a load does: it asks in OpenAI's form, with its key, and reads the streamed answer. The
 * clients are spread over the models, by the names that the server knows.
 */
export const askInOpenApi =
  (url: string, keys: readonly string[], { models, tokens }: { models: readonly string[]; tokens: number }) =>
  (client: number): Promise<Reading> => {
    const body = {
      model: models[client % models.length],
      stream: true,
      messages: [{ role: 'user', content: 'Tell me everything about it, please.' }],
    }
    const authorization = `Bearer ${keys[client % keys.length]}`
    return readStream(`${url}/v1/chat/completions`, { authorization }, JSON.stringify(body), tokens)
  }
