import { z } from 'zod'

/** Compose files pass what nobody set as an empty string. */
const set = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (value === '' ? undefined : value), schema)

const key = set(z.string().trim().min(1).optional())
const address = (usual: string) => set(z.url({ protocol: /^https?$/ }).default(usual))
const modelId = (usual: string) => set(z.string().trim().min(1).default(usual))

export const modelNames = ['claude', 'gpt4', 'gemini', 'deepseek'] as const
/** The names the product uses; which real model answers to one is a setting. */
export type ModelName = (typeof modelNames)[number]

/** The settings of the models, to be spread into a service's own schema. */
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
  CHAT_MODEL: set(z.enum([...modelNames, 'offline']).optional()),
}

export type ModelSettings = z.output<z.ZodObject<typeof modelSettings>>
