import { type ReactNode, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Bot } from '../../../api/schemas.ts'
import { knowledgePath } from '../../../lib/navigation/paths.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { FormSection } from './form-section.tsx'

const { form: words } = knowledgeStrings

/** The material of the persona, and the switch to answer only from it. Material of a new persona is sent once the persona is created. */
export function KnowledgeSection({ bot, material }: { bot: Bot | null; material: ReactNode }) {
  const id = useId()
  const { register, control } = useFormContext<PersonaFields>()
  const only = useWatch({ control, name: 'onlyFromMaterial' })
  return (
    <FormSection words={words.section}>
      {material}
      {bot ? (
        <Link to={knowledgePath(bot.id)} className="text-link self-start">
          {words.manage}
        </Link>
      ) : (
        <p className="text-12 text-ink-soft">{words.later}</p>
      )}
      <div className="flex items-start gap-4 rounded-card border border-line px-4 py-4 sm:px-5">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="text-14 font-strong">
            {words.only}
          </label>
          <p id={`${id}-note`} className="text-14 text-ink-soft">
            {words.onlyText}
          </p>
        </div>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={only}
          aria-describedby={`${id}-note`}
          className="switch mt-0.5"
          {...register('onlyFromMaterial')}
        />
      </div>
    </FormSection>
  )
}
