import { personaFormStrings } from '../../../strings/strings.ts'
import { type PersonaFields, trialSchema } from '../schema/form-schema.ts'

const { fields: labels } = personaFormStrings
const needed = ['name', 'description', 'category', 'rolePrompt', 'strictlyFollows'] as const

/** Returns the labels of the fields that a trial still needs, in the order of the form. */
export function missingFields(fields: PersonaFields): string[] {
  const wrong = new Set(trialSchema.safeParse(fields).error?.issues.map(({ path }) => path[0]))
  return needed.filter((name) => wrong.has(name)).map((name) => labels[name])
}
