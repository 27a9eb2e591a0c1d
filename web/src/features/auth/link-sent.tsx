import { MailCheck } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { accountStrings } from '../../strings/account-strings.ts'
import { AuthFrame, WithEmail } from './auth-frame.tsx'
import { FormProblem } from './form-problem.tsx'
import { SendAgain } from './send-again.tsx'

const { recovery } = accountStrings

interface LinkSentProps {
  email: string
  link: { isPending: boolean; error: unknown }
  onAgain: () => void
  onOther: () => void
}

/** What every outcome leads to; a request that didn't go through is told apart by its words. */
export function LinkSent({ email, link, onAgain, onOther }: LinkSentProps) {
  const words = link.error ? recovery.unsentText(email) : recovery.sentText(email)
  return (
    <AuthFrame announced icon={MailCheck} title={recovery.sentTitle} text={<WithEmail parts={words} />}>
      <div className="flex flex-col gap-5">
        {link.error ? <FormProblem error={link.error} /> : <p className="text-14 text-ink-soft">{recovery.notHere}</p>}
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
