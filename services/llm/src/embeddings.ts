import type { EmbeddingsSettings } from './model-settings.ts'
import type { Embeddings } from './providers/openai-embeddings.ts'

/**
 * Creates the client of EMBEDDINGS_MODEL; null without the setting or without a key. Loads the SDK only with both. Vectors have 512
 * dimensions if the model supports shorter vectors, as OpenAI's third generation does.
 */
export async function createEmbeddings({
  EMBEDDINGS_MODEL,
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: EmbeddingsSettings): Promise<Embeddings | null> {
  if (!EMBEDDINGS_MODEL || !OPENAI_API_KEY) return null
  const { openAiEmbeddings } = await import('./providers/openai-embeddings.ts')
  return openAiEmbeddings({ baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, model: EMBEDDINGS_MODEL })
}
