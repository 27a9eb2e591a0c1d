import { z } from 'zod'

const text = z.string().trim().min(1).optional()
const address = z.url({ protocol: /^https?$/ }).optional()

export const modelNames = ['claude', 'gpt4', 'gemini', 'deepseek'] as const
/** The names the product uses; which real model answers to one is a setting. */
export type ModelName = (typeof modelNames)[number]

/** The settings of the models, to be spread into a service's own schema. */
export const modelSettings = {
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: address.default('https://api.anthropic.com'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  GEMINI_API_KEY: text,
  GEMINI_BASE_URL: address.default('https://generativelanguage.googleapis.com/v1beta/openai'),
  DEEPSEEK_API_KEY: text,
  DEEPSEEK_BASE_URL: address.default('https://api.deepseek.com/v1'),
  MODEL_CLAUDE: z.string().trim().min(1).default('claude-sonnet-5-5'),
  MODEL_GPT4: z.string().trim().min(1).default('gpt-5.6-terra'),
  MODEL_GEMINI: z.string().trim().min(1).default('gemini-3.8-flash'),
  MODEL_DEEPSEEK: z.string().trim().min(1).default('deepseek-v4-flash'),
  CHAT_MODEL: z.enum([...modelNames, 'offline']).optional(),
}

export type ModelSettings = z.output<z.ZodObject<typeof modelSettings>>
