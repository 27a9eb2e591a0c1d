import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { MessageCircle } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { managePersonasPath } from '../../../lib/navigation/paths.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'

const { form, trial } = personaFormStrings

interface SaveBarProps {
  bot: Bot | null
  isPending: boolean
  onTry: (() => void) | null
  /** The errors of saving. */
  children: ReactNode
}

/** The bar with the save and trial buttons, fixed to the bottom of the window. */
export function SaveBar({ bot, isPending, onTry, children }: SaveBarProps) {
  const { errors, submitCount } = useFormState<PersonaFields>()
  const isDraft = useWatch<PersonaFields>({ name: 'visibility' }) === 'draft'
  const save = bot ? form.save : isDraft ? form.saveDraft : form.publish
  const wrong = submitCount > 0 ? Object.keys(errors).length : 0
  return (
    <div className="tall:sticky tall:bottom-0 in-data-overview:static z-20 -mx-4 mt-6 border-t border-line bg-veil px-4 py-3 backdrop-blur-md sm:mx-0 sm:px-0">
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" look="primary" disabled={isPending} className="min-h-touch max-sm:grow">
          {isPending ? form.saving : save}
        </Button>
        {onTry && (
          <Button onClick={onTry} className="min-h-touch max-sm:grow">
            <MessageCircle aria-hidden className="size-4" />
            {trial.open}
          </Button>
        )}
        {bot && (
          <ButtonLink look="bare" to={managePersonasPath} className="min-h-touch max-sm:hidden">
            {form.cancelEdit}
          </ButtonLink>
        )}
        <p role="status" className={wrong > 0 ? 'text-14 text-danger' : 'sr-only'}>
          {wrong > 0 && form.problems(wrong)}
        </p>
      </div>
    </div>
  )
}
