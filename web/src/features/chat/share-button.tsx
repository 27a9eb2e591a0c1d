import { Link2 } from 'lucide-react'
import type { Bot } from '../../api/bot.ts'
import { personaAt } from '../../app/addresses.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { toast, toastError } from '../../components/toast.ts'
import { strings } from '../../strings/strings.ts'

export function ShareButton({ bot }: { bot: Bot }) {
  const link = window.location.origin + personaAt(bot.slug)
  const share = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast(strings.toasts.shared)
    } catch {
      // Whoever cannot copy by the button can copy it from the toast.
      toastError([strings.toasts.shareFailed, link])
    }
  }
  return <IconButton icon={Link2} label={strings.chat.share} onClick={share} />
}
