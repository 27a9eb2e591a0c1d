import { Share2 } from 'lucide-react'
import type { Bot } from '../../api/bot.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { strings } from '../../strings/strings.ts'
import { useShareDialog } from '../sharing/use-share-dialog.tsx'

export function ShareButton({ bot }: { bot: Bot }) {
  const { open, prepare, dialog } = useShareDialog(bot)
  return (
    <>
      <IconButton
        icon={Share2}
        label={strings.chat.share}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {dialog}
    </>
  )
}
