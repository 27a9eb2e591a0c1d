import { z } from 'zod'

/** A program that serves models on this machine, and where it does by default. */
export interface KnownServer {
  name: string
  port: number
}

export interface LocalModels {
  name: string
  /** For OPENAI_BASE_URL. */
  url: string
  /** The ids of its models that chat. Not empty. */
  models: readonly string[]
}

export const knownServers: readonly KnownServer[] = [
  { name: 'Ollama', port: 11_434 },
  { name: 'llama.cpp', port: 8_080 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'vLLM', port: 8_000 },
]

/** The start blocks this process for a second and more: a shorter limit would end before an answer that has arrived is read. */
const lookMs = 2_000
const mostBytes = 1_000_000
const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) })
/** Names of models that make vectors, or read sounds and pictures. */
const doesNotChat = /embed|rerank|minilm|whisper|(?:^|[^a-z0-9])(?:bge|gte|e5|clip|tts)(?:[^a-z0-9]|$)/i

/**
 * Asks each server for its models, all within two seconds. Returns those that have one that
 * chats, in order: anything else may listen on such a port.
 */
export async function findLocalModels(servers = knownServers): Promise<LocalModels[]> {
  const found = await Promise.all(servers.map(({ name, port }) => look(name, `http://127.0.0.1:${port}/v1`)))
  return found.filter((server) => server !== undefined)
}

async function look(name: string, url: string): Promise<LocalModels | undefined> {
  try {
    const answer = await fetch(`${url}/models`, { redirect: 'error', signal: AbortSignal.timeout(lookMs) })
    if (!answer.ok || Number(answer.headers.get('content-length')) > mostBytes) return undefined
    const models = modelList.parse(await answer.json()).data.map(({ id }) => id)
    const chatting = models.filter((id) => !doesNotChat.test(id))
    return chatting.length > 0 ? { name, url, models: chatting } : undefined
  } catch {
    return undefined
  }
}
