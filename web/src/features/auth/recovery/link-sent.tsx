import { MailCheck } from '#icons'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { SendAgain } from '../../../components/form/send-again.tsx'
import { accountStrings } from '../../../strings/strings.ts'
import { AuthFrame, WithEmail } from '../auth-frame.tsx'

const { recovery } = accountStrings

interface LinkSentProps {
  email: string
  link: { isPending: boolean; error: unknown }
  onAgain: () => void
  onOther: () => void
}

/** The view after requesting a link; a failed request has another text. */
export function LinkSent({ email, link, onAgain, onOther }: LinkSentProps) {
  const words = link.error ? recovery.unsentText(email) : recovery.sentText(email)
  return (
    <AuthFrame announced icon={MailCheck} title={recovery.sentTitle} text={<WithEmail parts={words} />}>
      <div className="flex flex-col gap-5">
        {link.error ? <FormError error={link.error} /> : <p className="text-14 text-ink-soft">{recovery.notHere}</p>}
        <div className="flex flex-wrap gap-3 *:grow">
          <SendAgain sending={link} words={[recovery.sendAgain, recovery.sendAgainIn]} onClick={onAgain} />
          <Button look="bare" onClick={onOther}>
            {recovery.otherEmail}
          </Button>
        </div>
      </div>
    </AuthFrame>
  )
}
