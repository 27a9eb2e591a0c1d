import type { Log } from '@rostra/kit/log'
import type { PublicHosts } from '@rostra/kit/net/public-hosts'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { ChatModel } from '@rostra/llm/chat-model'
import { ModelError, type ModelErrorKind } from '@rostra/llm/model-error'
import { createOwnModel } from '@rostra/llm/own-model'
import type { OwnModelFailure } from '@rostra/proto/gen/rostra/persona/v1/OwnModelFailure'
import { PersonaService } from '@rostra/proto/persona'
import { LRUCache } from 'lru-cache'
import type { CreatorModel } from '../domain/personas/ports.ts'

const noteTimeoutMs = 2_000
/** Each holds a few connections. */
const maxOpen = 200

/** What each failure is to the creator. An answer that was stopped, or a long conversation, is no failure of the server. */
const failures: Readonly<Record<ModelErrorKind, OwnModelFailure | null>> = {
  aborted: null,
  too_long: null,
  timeout: 'OWN_MODEL_FAILURE_SLOW',
  silent: 'OWN_MODEL_FAILURE_SLOW',
  connection: 'OWN_MODEL_FAILURE_UNREACHABLE',
  malformed: 'OWN_MODEL_FAILURE_BROKEN',
  provider: 'OWN_MODEL_FAILURE_BROKEN',
  rejected: 'OWN_MODEL_FAILURE_REFUSED',
  unauthorized: 'OWN_MODEL_FAILURE_KEY',
  quota: 'OWN_MODEL_FAILURE_BUSY',
  rate_limited: 'OWN_MODEL_FAILURE_BUSY',
  unknown_model: 'OWN_MODEL_FAILURE_UNKNOWN',
}

/** Kinds whose text for readers is about the product's own account. */
const ofCreator: readonly ModelErrorKind[] = ['unauthorized', 'quota', 'unknown_model']

/** Opens the model that the creator of a persona runs. */
export type OpenOwnModel = (personaId: string, model: CreatorModel) => ChatModel

/**
 * Returns a function that opens creators' own models, and keeps the latest. Only their addresses are called, on the public internet alone. It
 * tells persona how calls end: each failure, and the first success after one.
 */
export function ownModelOpener(persona: RpcClient, hosts: PublicHosts, log: Log): OpenOwnModel {
  const opened = new LRUCache<string, Promise<ChatModel>>({ max: maxOpen })
  const note = (personaId: string, { setAt }: CreatorModel, failure: OwnModelFailure) => {
    persona
      .call(PersonaService.NoteOwnModelUse, { personaId, setAt, failure }, { deadlineMs: noteTimeoutMs })
      .catch((err) => log.warn({ err, personaId }, 'the use of a creator’s model could not be noted'))
  }
  return (personaId, own) => {
    const key = `${personaId} ${own.setAt}`
    const model = opened.get(key) ?? createOwnModel(own, { hosts, log })
    opened.set(key, model)
    return {
      stream: async (request, onText) => {
        try {
          const usage = await (await model).stream(request, onText)
          if (own.failures > 0) note(personaId, own, 'OWN_MODEL_FAILURE_UNSPECIFIED')
          return usage
        } catch (error) {
          if (!(error instanceof ModelError)) throw error
          const failure = failures[error.kind]
          if (failure) note(personaId, own, failure)
          throw ofCreator.includes(error.kind) ? new ModelError('rejected', error.message, { cause: error }) : error
        }
      },
    }
  }
}
