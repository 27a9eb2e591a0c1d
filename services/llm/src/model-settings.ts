import { jsonOf } from '@rostra/kit/settings'
import { z } from 'zod'

/** Reads an empty string as unset: Compose files pass unset variables that way. */
const optionalText = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema)

const key = optionalText(z.string().trim().min(1).optional())
const address = (defaultUrl: string) => optionalText(z.url({ protocol: /^https?$/ }).default(defaultUrl))
const modelId = (defaultId: string) => optionalText(z.string().trim().min(1).default(defaultId))

export const modelNames = ['claude', 'gpt4', 'gemini', 'deepseek'] as const
/** A name that callers use. The settings map it to a provider's model id. */
export type ModelName = (typeof modelNames)[number]

/** A wait for a model, in seconds. */
const seconds = optionalText(z.coerce.number().min(1).max(3_600).optional())

/** The most tokens of an answer to a person. */
const answerTokens = optionalText(z.coerce.number().int().min(64).max(64_000).optional())

const parameterNames = ['max_tokens', 'max_completion_tokens', 'system', 'developer', 'user'] as const
const parameterWord = z.string().refine((word) => /^-[a-z_]+$/.test(word) || parameterNames.some((name) => name === word), {
  error: `must be of ${parameterNames.join(', ')}, or a parameter with - in front`,
})
/** What the requests to a model use or leave out, as a comma list. */
const parameters = optionalText(
  z
    .string()
    .transform((text) => text.split(',').map((word) => word.trim()))
    .pipe(z.array(parameterWord))
    .optional(),
)

/** Returns the same setting for each name: `MODEL_CLAUDE_…`, `MODEL_GPT4_…` and so on. */
const ofEachName = <Suffix extends string, S extends z.ZodType>(suffix: Suffix, schema: S) =>
  Object.fromEntries(modelNames.map((name) => [nameSetting(name, suffix), schema])) as Record<NameSetting<Suffix>, S>

type NameSetting<Suffix extends string> = `MODEL_${Uppercase<ModelName>}_${Suffix}`

/** Returns the name of a setting of one model. */
export const nameSetting = <Suffix extends string>(name: ModelName, suffix: Suffix) =>
  `MODEL_${name.toUpperCase()}_${suffix}` as NameSetting<Suffix>

/** A model that the owner of a persona may choose. */
const chatModel = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 of a-z, 0-9 and -'),
  label: z.string().trim().min(1).max(60),
  /** Whose key and address it has. */
  name: z.enum(modelNames),
  /** The id sent. */
  model: z.string().trim().min(1),
  /** The price of a message with its answer. */
  credits: z.int().min(1).max(100),
})

const chatModels = z
  .array(chatModel)
  .min(1)
  .max(20)
  .refine((models) => new Set(models.map(({ id }) => id)).size === models.length, 'must not repeat an id')

/** The settings of the models. A service spreads them into its own schema. */
export const modelSettings = {
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_BASE_URL: address('https://api.anthropic.com'),
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: address('https://api.openai.com/v1'),
  GEMINI_API_KEY: key,
  GEMINI_BASE_URL: address('https://generativelanguage.googleapis.com/v1beta/openai'),
  DEEPSEEK_API_KEY: key,
  DEEPSEEK_BASE_URL: address('https://api.deepseek.com/v1'),
  MODEL_CLAUDE: modelId('claude-sonnet-5-5'),
  MODEL_GPT4: modelId('gpt-5.6-terra'),
  MODEL_GEMINI: modelId('gemini-3.8-flash'),
  MODEL_DEEPSEEK: modelId('deepseek-v4-flash'),
  /** The longest waits for the first event of an answer and between two. Unset: by the address. */
  MODEL_FIRST_EVENT_S: seconds,
  MODEL_SILENCE_S: seconds,
  ...ofEachName('FIRST_EVENT_S', seconds),
  ...ofEachName('SILENCE_S', seconds),
  ...ofEachName('ANSWER_TOKENS', answerTokens),
  ...ofEachName('PARAMETERS', parameters),
  CHAT_MODEL: optionalText(z.enum([...modelNames, 'offline']).optional()),
  /** The models that the owners of personas may choose, as a JSON list; the first is the default, in place of CHAT_MODEL. */
  CHAT_MODELS: optionalText(jsonOf(chatModels).optional()),
  /** The most calls to one provider that a replica runs at once before it refuses new work; unset: no limit. */
  MODEL_CALLS: optionalText(z.coerce.number().int().min(1).optional()),
}

/**
 * The settings of the embeddings model. It is called at EMBEDDINGS_BASE_URL with EMBEDDINGS_API_KEY, if the server requires one;
 * without this address at OPENAI_BASE_URL with OPENAI_API_KEY. EMBEDDINGS_MODEL unset: texts get no vectors.
 */
export const embeddingsSettings = {
  EMBEDDINGS_MODEL: optionalText(z.string().trim().min(1).optional()),
  EMBEDDINGS_BASE_URL: optionalText(z.url({ protocol: /^https?$/ }).optional()),
  EMBEDDINGS_API_KEY: key,
}

export type EmbeddingsSettings = z.output<z.ZodObject<typeof embeddingsSettings>> &
  Pick<ModelSettings, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>

export type ModelSettings = z.output<z.ZodObject<typeof modelSettings>>
