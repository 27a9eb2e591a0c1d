import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPersona, updatePersona } from '../../../data/personas/own-personas.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastProblem } from '../../../lib/toast/toast.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { bodyOf } from '../schema/persona-fields.ts'

const { toasts } = personaFormStrings

interface Save {
  fields: PersonaFields
  /** The version that the edits are based on; null overwrites any version. */
  version: number | null
}

/** Creates or updates a persona. */
export function useSavePersona(botId: string | null, onSaved: (id: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ fields, version }: Save) =>
      botId === null ? createPersona(bodyOf(fields)) : updatePersona(botId, bodyOf(fields), version),
    onSuccess: ({ id }) => {
      onSaved(id)
      void client.invalidateQueries({ queryKey: ['bots'] })
      toast(botId === null ? toasts.created : toasts.updated)
    },
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      toastProblem(botId === null ? toasts.createFailed(errorText(error)) : toasts.updateFailed(errorText(error)))
    },
  })
}
