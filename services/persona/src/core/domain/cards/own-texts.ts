import { isDeepStrictEqual } from 'node:util'
import { fieldProblem, type PersonaForm } from '../persona-form/persona-form.ts'
import { isList, isText, type JsonObject, objectOf } from './card-draft.ts'
import { extensionKey } from './own-extension.ts'

/** The texts of a persona that a card has in fields of its own. */
export type OwnTexts = Pick<PersonaForm, 'name' | 'description' | 'rolePrompt' | 'greeting' | 'openingLines'>

/** The field of a card that has each text. */
const cardFields = {
  name: 'name',
  description: 'description',
  rolePrompt: 'system_prompt',
  greeting: 'first_mes',
  openingLines: 'alternate_greetings',
} as const satisfies Record<keyof OwnTexts, string>

/**
 * Returns the texts below `extensions.rostra` that are still those of the card, so that tags, links and macros in them are text of
 * their owner. A text that another program changed is missing, and so is one that the form refuses.
 */
export function readOwnTexts(data: JsonObject): Partial<OwnTexts> {
  const texts = objectOf(objectOf(objectOf(data.extensions)[extensionKey]).texts)
  const isTaken = (field: keyof OwnTexts) => isDeepStrictEqual(texts[field], data[cardFields[field]]) && isAccepted(field, texts[field])
  const taken = (Object.keys(cardFields) as (keyof OwnTexts)[]).filter(isTaken)
  return Object.fromEntries(taken.map((field) => [field, texts[field]]))
}

function isAccepted(field: keyof OwnTexts, value: unknown): boolean {
  if (field === 'openingLines') return isList(value) && value.every(isText) && fieldProblem(field, value) === null
  return isText(value) && fieldProblem(field, value) === null
}
