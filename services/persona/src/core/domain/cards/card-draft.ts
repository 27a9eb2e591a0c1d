import type { PersonaForm } from '../persona-form/persona-form.ts'

/** A text for the material of a persona. */
export interface CardText {
  title: string
  text: string
}

/** What a character card becomes: a draft for the form of a persona. Its lengths fit, except for texts that are too short. */
export interface CardDraft {
  form: PersonaForm
  /** The entries of its lorebook, and what is too long for the role prompt. */
  material: CardText[]
  /** The fields of the card that have no place, as paths such as `extensions.depth_prompt`. */
  left: string[]
}

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
