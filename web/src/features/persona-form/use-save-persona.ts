import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { Bot } from '../../api/bot.ts'
import { hasStatus, request } from '../../api/request.ts'
import { managePersonas } from '../../app/addresses.ts'
import { toast, toastProblem } from '../../components/toast.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import type { PersonaFields } from './form-schema.ts'
import { bodyOf } from './persona-fields.ts'
import { wordsOf } from './save-refusal.ts'

const { toasts } = personaFormStrings

interface Save {
  fields: PersonaFields
  /** The save that the changes began from; null writes over whatever is there. */
  version: number | null
}

/** Makes or changes a persona, then goes to the list, where it stands out. */
export function useSavePersona(botId: string | null, onSaved: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ fields, version }: Save) => {
      if (botId === null) return request<Bot>('/api/bots', { method: 'POST', body: bodyOf(fields) })
      const body = { ...bodyOf(fields), ...(version !== null && { version }) }
      return request<Bot>(`/api/bots/${encodeURIComponent(botId)}`, { method: 'PUT', body })
    },
    onSuccess: ({ id }) => {
      onSaved()
      void client.invalidateQueries({ queryKey: ['bots'] })
      toast(botId === null ? toasts.created : toasts.updated)
      navigate(managePersonas, { state: { saved: id, isNew: botId === null } })
    },
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      toastProblem(botId === null ? toasts.createFailed(wordsOf(error)) : toasts.updateFailed(wordsOf(error)))
    },
  })
}
