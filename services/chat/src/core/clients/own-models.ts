import { abortReason } from '@rostra/kit/leases/running-work'
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

/**
 * What each failure is to the creator. An answer that was stopped, a long conversation, and a request that was refused
 * for its content are no failures of the server: a reader can cause them.
 */
const failures: Readonly<Record<ModelErrorKind, OwnModelFailure | null>> = {
  aborted: null,
  too_long: null,
  rejected: null,
  timeout: 'OWN_MODEL_FAILURE_SLOW',
  silent: 'OWN_MODEL_FAILURE_SLOW',
  connection: 'OWN_MODEL_FAILURE_UNREACHABLE',
  malformed: 'OWN_MODEL_FAILURE_BROKEN',
  provider: 'OWN_MODEL_FAILURE_BROKEN',
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
 * Returns a function that opens creators' own models, and keeps the latest. Only their addresses are
 * called, on the public internet alone. It tells persona how calls end: each failure, and the first success
 * after one. Each call gets the model's own name, whatever the request says.
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
        const { signal, written = '' } = request
        // A continuation may find nothing missing.
        let hasText = written !== ''
        const onPiece = (text: string) => {
          hasText ||= text.trim() !== ''
          onText(text)
        }
        try {
          const usage = await (await model).stream({ ...request, model: own.model }, onPiece)
          if (hasText && own.failures > 0) note(personaId, own, 'OWN_MODEL_FAILURE_UNSPECIFIED')
          // A caller's limit of tokens, or a content filter, may leave no text.
          if (!hasText && usage.finish === 'finished') note(personaId, own, 'OWN_MODEL_FAILURE_BROKEN')
          return usage
        } catch (error) {
          if (!(error instanceof ModelError)) throw error
          const failure = isOverdue(signal) ? 'OWN_MODEL_FAILURE_SLOW' : failures[error.kind]
          if (failure) note(personaId, own, failure)
          throw ofCreator.includes(error.kind) ? new ModelError('rejected', error.message, { cause: error }) : error
        }
      },
    }
  }
}

/** Whether a call was aborted because the longest time of an answer was over: by a generation, or by the timer of a trial. */
const isOverdue = (signal: AbortSignal): boolean => {
  const { reason } = signal
  return signal.aborted && (abortReason(signal) === 'overdue' || (reason instanceof DOMException && reason.name === 'TimeoutError'))
}
