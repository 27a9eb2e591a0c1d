import type { EmbeddingsSettings } from './model-settings.ts'
import type { Embeddings } from './providers/openai-embeddings.ts'

/**
 * Creates the client of EMBEDDINGS_MODEL, which is called at EMBEDDINGS_BASE_URL, or else at OPENAI_BASE_URL with its key;
 * null without the setting, or without either address. Loads the SDK only when there is a client. Vectors have 512
 * dimensions if the model supports shorter vectors, as OpenAI's third generation does.
 */
export async function createEmbeddings(settings: EmbeddingsSettings): Promise<Embeddings | null> {
  const { EMBEDDINGS_MODEL: model, EMBEDDINGS_BASE_URL, EMBEDDINGS_API_KEY, OPENAI_API_KEY, OPENAI_BASE_URL } = settings
  const own = EMBEDDINGS_BASE_URL ? { baseUrl: EMBEDDINGS_BASE_URL, apiKey: EMBEDDINGS_API_KEY ?? 'none' } : undefined
  const address = own ?? (OPENAI_API_KEY ? { baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY } : undefined)
  if (!model || !address) return null
  const { openAiEmbeddings } = await import('./providers/openai-embeddings.ts')
  return openAiEmbeddings({ ...address, model })
}
