import { type PersonaForm, readForm } from '../../core/domain/persona-form/persona-form.ts'
import { refuseReservedName } from '../../core/domain/persona-form/reserved-name.ts'

/** The texts of a persona's form that are suggested. */
export type FormTexts = Pick<PersonaForm, 'name' | 'description' | 'rolePrompt' | 'openingLines' | 'greeting'>

/** The other fields of the form, whose values do not matter for the check of the texts. */
const others: Omit<PersonaForm, keyof FormTexts> = {
  category: 'Other',
  strictlyFollows: '',
  voice: '',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: '',
  visibility: 'draft',
  slug: '',
  embedOrigins: [],
  onlyFromMaterial: false,
  chatModel: '',
}

/** Normalizes texts and checks them as a save of the form does. Throws VALIDATION with every problem by field, or NAME_RESERVED. */
export function readFormTexts(texts: FormTexts): FormTexts {
  const { name, description, rolePrompt, openingLines, greeting } = readForm({ ...others, ...texts })
  refuseReservedName(name)
  return { name, description, rolePrompt, openingLines, greeting }
}
