import { useNavigate } from 'react-router-dom'
import { MessageCirclePlus } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { NameInSentence } from '../../../components/name-in-sentence.tsx'
import { useContinueShared } from '../../../data/chat/shares.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { conversationPath } from '../../../lib/navigation/paths.ts'
import { sharedConversationStrings } from '../../../strings/strings.ts'

const { page } = sharedConversationStrings

/**
 * Copies a shared conversation into one of the reader, and opens it. Always visible, except in a low window, where it follows the messages.
 */
export function ContinueBar({ token, bot }: { token: string; bot: Bot }) {
  const navigate = useNavigate()
  const copying = useContinueShared(token)
  const copy = () =>
    copying.mutate(undefined, { onSuccess: ({ conversation }) => void navigate(conversationPath(bot.slug, conversation.id)) })
  return (
    <div className="border-t border-line bg-page py-4 tall:sticky tall:bottom-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-14 text-ink-soft">
          <NameInSentence words={page.continueText} name={bot.name} />
        </p>
        <Button look="primary" aria-disabled={copying.isPending} onClick={() => copying.isPending || copy()} className="max-sm:w-full">
          <MessageCirclePlus aria-hidden className="size-4" />
          {copying.isPending ? page.continuing : page.continue}
        </Button>
      </div>
      {copying.isError && (
        <p role="alert" className="mt-3 text-14 text-danger">
          {page.continueFailed} {errorText(copying.error)}
        </p>
      )}
    </div>
  )
}
