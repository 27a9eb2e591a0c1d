import type { ComponentProps } from 'react'
import { Share2 } from '#icons'
import type { Bot } from '../../api/schemas.ts'
import { Button } from '../../components/button.tsx'
import { useShareDialog } from './use-share-dialog.tsx'

interface ShareButtonProps {
  bot: Bot
  label: string
  look?: ComponentProps<typeof Button>['look']
}

/** Opens the sharing dialog of a persona. */
export function ShareButton({ bot, label, look = 'quiet' }: ShareButtonProps) {
  const { open, prepare, dialog } = useShareDialog(bot)
  return (
    <>
      <Button look={look} onClick={({ currentTarget }) => open(currentTarget)} onPointerEnter={prepare} onFocus={prepare}>
        <Share2 aria-hidden className="size-4" />
        {label}
      </Button>
      {dialog}
    </>
  )
}
