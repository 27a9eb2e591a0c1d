import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { publishPersona } from '../../../data/personas/own-personas.ts'
import { hasStatus } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { toast, toastProblem } from '../../../lib/toast/toast.ts'
import { managePersonasStrings } from '../../../strings/strings.ts'

const { manage, toasts } = managePersonasStrings

/** Makes a draft public, as it was saved last. */
export function PublishButton({ bot }: { bot: Bot }) {
  const client = useQueryClient()
  const publishing = useMutation({
    mutationFn: () => publishPersona(bot.id),
    onSuccess: () => toast(toasts.published(bot.name)),
    onError: (error) => {
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
      toastProblem(toasts.publishFailed(errorText(error)))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bots'] }),
  })
  return (
    <Button
      look="primary"
      aria-disabled={publishing.isPending}
      aria-label={manage.publishOf(bot.name)}
      className="max-sm:grow"
      onClick={() => !publishing.isPending && publishing.mutate()}
    >
      <Send aria-hidden className="size-4" />
      {manage.publish}
    </Button>
  )
}
