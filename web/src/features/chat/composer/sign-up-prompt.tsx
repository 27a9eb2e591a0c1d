import type { Bot } from '../../../api/schemas.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { loginPath, personaPath, registerPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'

interface SignUpPromptProps {
  bot: Bot
  /** The server's text about the limit of a network; null for the guest's own limit. */
  networkLimit: string | null
  newTab: boolean
}

/** Shown after a guest's last free message, or the last one of a network. Signing up and logging in both return to this conversation. */
export function SignUpPrompt({ bot, networkLimit, newTab }: SignUpPromptProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {}
  const back = personaPath(bot.slug)
  const ownLimit = newTab ? strings.chat.signUpElsewhere : strings.chat.signUpText
  return (
    <div role="alert" className="mx-auto w-full max-w-chat px-3 pb-3 motion-safe:animate-enter @md/chat:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-strong">{strings.chat.signUpTitle}</p>
          <p className="text-14 text-ink-soft">{networkLimit ?? ownLimit}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="primary" to={registerPath(back)} {...tab}>
            {strings.shell.signUp}
          </ButtonLink>
          <ButtonLink to={loginPath(back)} {...tab}>
            {strings.shell.logIn}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
