import { useQuery } from '@tanstack/react-query'
import { Bookmark } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { useUser } from '../../data/accounts/user.ts'
import { savedPersonasQuery, useChangeSaved } from '../../data/personas/marks/saved-personas.ts'
import { errorText } from '../../lib/errors/refusals.ts'
import { toastProblem } from '../../lib/toast/toast.ts'
import { strings } from '../../strings/strings.ts'

const words = strings.persona.saving

interface SaveButtonProps {
  bot: Bot
  look: 'icon' | 'text'
}

/** Saves a persona for the member, or removes it from the saved ones. Renders nothing for guests, and for the persona's owner. */
export function SaveButton({ bot, look }: SaveButtonProps) {
  const { user } = useUser()
  return user && user.id !== bot.userId ? <MemberSaveButton bot={bot} look={look} userId={user.id} /> : null
}

function MemberSaveButton({ bot, look, userId }: SaveButtonProps & { userId: string }) {
  const { data = [] } = useQuery(savedPersonasQuery(userId))
  const change = useChangeSaved(userId)
  const saved = data.some(({ id }) => id === bot.id)
  const toggle = () => change.mutate({ bot, saved: !saved }, { onError: (error) => toastProblem(words.failed(errorText(error))) })
  if (look === 'icon') {
    return (
      <IconButton
        icon={Bookmark}
        label={words.of(bot.name)}
        aria-pressed={saved}
        onClick={toggle}
        className={`relative z-10 -me-2 -mt-2 ms-auto self-start ${saved ? 'text-accent *:fill-current' : ''}`}
      />
    )
  }
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={toggle}
      className="text-button pointer-coarse:min-w-touch pointer-coarse:justify-center"
    >
      <Bookmark aria-hidden className={`size-3.5 ${saved ? 'fill-current' : ''}`} />
      {saved ? words.saved : words.save}
    </button>
  )
}
