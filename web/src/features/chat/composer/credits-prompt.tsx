import { ButtonLink } from '../../../components/button.tsx'
import { purchaseCreditsPath } from '../../../lib/navigation/paths.ts'
import { strings } from '../../../strings/strings.ts'

const [title, text] = strings.toasts.noCredits

/** Shown when the credits do not pay for another message; links to the shop. */
export const CreditsPrompt = ({ id }: { id: string }) => (
  <div role="alert" className="mx-auto w-full max-w-chat px-3 pb-3 motion-safe:animate-enter @md/chat:px-6">
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4">
      <div id={id} className="min-w-0 flex-1 basis-60">
        <p className="font-strong">{title}</p>
        <p className="text-14 text-ink-soft">{text}</p>
      </div>
      <ButtonLink look="primary" to={purchaseCreditsPath}>
        {strings.shell.buyCredits}
      </ButtonLink>
    </div>
  </div>
)
