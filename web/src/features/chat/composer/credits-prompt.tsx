import { ButtonLink } from '../../../components/button.tsx'
import { useUser } from '../../../data/accounts/user.ts'
import { renewalAfter } from '../../../data/credits/credit-rules.ts'
import { utcDate } from '../../../lib/format/relative-time.ts'
import { useRememberPage } from '../../../lib/navigation/left-page.ts'
import { purchaseCreditsPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'

const [title, text] = strings.toasts.noCredits

/** Shown when the credits do not pay for another message: says when free ones return, and links to the shop. */
export function CreditsPrompt({ id }: { id: string }) {
  const rememberPage = useRememberPage(useUser().user?.id ?? null)
  return (
    <div role="alert" className="mx-auto w-full max-w-chat px-3 pb-3 motion-safe:animate-enter @md/chat:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4">
        <div id={id} className="min-w-0 flex-1 basis-60">
          <p className="font-strong">{title}</p>
          <p className="text-14 text-ink-soft">{text}</p>
          <p className="text-14 text-ink-soft">{strings.chat.freeCreditsReturn(utcDate(renewalAfter(Date.now())))}</p>
        </div>
        <ButtonLink look="primary" to={purchaseCreditsPath} onClick={rememberPage}>
          {strings.shell.buyCredits}
        </ButtonLink>
      </div>
    </div>
  )
}
