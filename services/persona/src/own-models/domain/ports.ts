import type { Persona } from '../../core/domain/personas/persona.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { OwnModel, SpeakingModel } from './own-model.ts'

/** The stored models of creators. A key is stored sealed. */
export interface OwnModels {
  /** Returns an owner's models, at most one a persona. */
  of: (ownerId: string) => Promise<OwnModel[]>
  /** Returns a persona's model with its key. */
  speaking: (personaId: string) => Promise<SpeakingModel | null>
  /** Stores the model of a persona, unless the persona was deleted or has another owner meanwhile, and returns it. */
  set: (persona: Persona, chosen: Pick<SpeakingModel, 'baseUrl' | 'model' | 'key'>, setAt: Date) => Promise<OwnModel | null>
  /** Returns false when the persona has none. */
  remove: (personaId: string) => Promise<boolean>
  /** Stores how a call ended: the problem, or empty for a success. Ignores calls of a model that was set at another time. */
  note: (personaId: string, setAt: Date, problem: string) => Promise<void>
  /** Removes the models of an account, and the marks of its personas. One batch; returns whether more may be left. */
  removeSome: (ownerId: string) => Promise<boolean>
}

/** Throws ADDRESS_NOT_ALLOWED, or OWN_MODEL_FAILED with what went wrong when the model is asked for one token. */
export type TryModel = (model: Pick<SpeakingModel, 'baseUrl' | 'model' | 'key'>) => Promise<void>

export interface Ports {
  ownModels: OwnModels
  personas: Pick<Personas, 'byId'>
  tryModel: TryModel
  now: () => Date
}
