import type { Bot } from '../../api/bot.ts'
import { logInAt, personaAt, registerAt } from '../../app/addresses.ts'
import { ButtonLink } from '../../components/button.tsx'
import { strings } from '../../strings/strings.ts'

interface SignUpPromptProps {
  bot: Bot
  newTab: boolean
}

/** After a guest's last free message: both ways lead back into this conversation. */
export function SignUpPrompt({ bot, newTab }: SignUpPromptProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {}
  const back = personaAt(bot.slug)
  return (
    <div role="alert" className="mx-auto w-full max-w-chat px-3 pb-3 motion-safe:animate-enter @md/chat:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-strong">{strings.chat.signUpTitle}</p>
          <p className="text-14 text-ink-soft">{newTab ? strings.chat.signUpElsewhere : strings.chat.signUpText}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="primary" to={registerAt(back)} {...tab}>
            {strings.shell.signUp}
          </ButtonLink>
          <ButtonLink to={logInAt(back)} {...tab}>
            {strings.shell.logIn}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
