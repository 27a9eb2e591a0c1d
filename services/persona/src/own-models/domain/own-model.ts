import { DomainError } from '@rostra/kit/errors'

/** What the creator of a persona enters. */
export interface OwnModelInput {
  /** The address of an OpenAI-compatible API, before `/chat/completions`. */
  baseUrl: string
  model: string
  /** Empty for a server that needs none. */
  key: string
  /** Keeps the stored key instead. */
  keepsKey: boolean
}

/** The model that answers for a persona, which its creator runs. */
export interface OwnModel {
  personaId: string
  ownerId: string
  baseUrl: string
  model: string
  hasKey: boolean
  setAt: Date
  /** Failures in a row. */
  failures: number
  /** When the first of them was; null without any. */
  failingSince: Date | null
  /** What went wrong last, for the creator; empty without a failure. */
  lastFailure: string
}

/** What a model call needs. */
export interface SpeakingModel extends Pick<OwnModel, 'baseUrl' | 'model' | 'setAt' | 'failures'> {
  key: string
  /** Milliseconds for which it is not asked, because it kept failing. */
  restsForMs: number
}

const maxUrlLength = 500
const maxModelLength = 200
const maxKeyLength = 1_000

/** Failures in a row after which a model rests. */
const failuresToRest = 5
const firstRestMs = 30_000
const longestRestMs = 600_000

/** Milliseconds for which a model is not asked after so many failures in a row. */
export const restMs = (failures: number): number =>
  failures < failuresToRest ? 0 : Math.min(firstRestMs * 2 ** Math.min(failures - failuresToRest, 20), longestRestMs)

const refused = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
export const addressNotAllowed = (message: string) =>
  new DomainError('invalid', 'ADDRESS_NOT_ALLOWED', message, { fields: { baseUrl: message } })
export const tryFailed = (problem: string) =>
  new DomainError('invalid', 'OWN_MODEL_FAILED', `Your server was tried. ${problem}.`, { fields: { baseUrl: `${problem}.` } })
export const keyNeeded = () => refused('key', 'Enter the key again: the address is another one')
export const ownModelNotFound = () => new DomainError('not_found', 'OWN_MODEL_NOT_FOUND', 'This AI persona has no model of yours')

/** Reads what a creator entered. Throws VALIDATION. It does not check where the address leads. */
export function readInput(input: OwnModelInput): OwnModelInput {
  const baseUrl = input.baseUrl
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/chat\/completions$/, '')
  const model = input.model.trim()
  const key = input.key.trim()
  if (baseUrl.length > maxUrlLength || !URL.canParse(baseUrl)) throw refused('baseUrl', 'Enter the whole address, beginning with https://')
  const { search, hash } = new URL(baseUrl)
  if (search || hash) throw refused('baseUrl', 'The address must have no part after ? or #')
  if (model === '' || model.length > maxModelLength)
    throw refused('model', `Enter the name of the model, at most ${maxModelLength} characters`)
  if (key.length > maxKeyLength || !/^[\x21-\x7e]*$/.test(key))
    throw refused('key', 'A key has letters, digits and signs only, without spaces')
  return { baseUrl, model, key, keepsKey: input.keepsKey }
}

/** Whether a stored key may be sent to another address: only to the same server, so that a stolen session cannot send it elsewhere. */
export const isSameServer = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin
