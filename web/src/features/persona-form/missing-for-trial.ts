import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { type PersonaFields, trialSchema } from './form-schema.ts'

const { fields: labels } = personaFormStrings
const needed = ['name', 'description', 'category', 'rolePrompt', 'strictlyFollows'] as const

/** The labels of the fields that a trial still needs, in the order of the form. */
export function missingForTrial(fields: PersonaFields): string[] {
  const wrong = new Set(trialSchema.safeParse(fields).error?.issues.map(({ path }) => path[0]))
  return needed.filter((name) => wrong.has(name)).map((name) => labels[name])
}
