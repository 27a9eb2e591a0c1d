import { AlertDialog } from 'radix-ui'
import { Check } from '#icons'
import { Button, ButtonLink } from '../../components/button.tsx'
import { AlertFrame } from '../../components/dialog/alert-frame.tsx'
import { monthlyCredits } from '../../data/credits/credit-rules.ts'
import { circlePath, registerPath } from '../../lib/navigation/paths.ts'
import { circleStrings } from '../../strings/strings.ts'

const { signUp } = circleStrings

/** Invites a guest who starts a chat to sign up. The guest's circle is kept, and merged afterwards. */
export const SignUpDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <AlertFrame title={signUp.title} text={signUp.text}>
      <ul className="mt-5 flex flex-col gap-3">
        {signUp.benefits(String(monthlyCredits.citizen)).map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap-reverse justify-end gap-3">
        <AlertDialog.Cancel asChild>
          <Button className="max-sm:w-full">{signUp.later}</Button>
        </AlertDialog.Cancel>
        <ButtonLink look="primary" to={registerPath(circlePath)} className="max-sm:w-full">
          {signUp.signUp}
        </ButtonLink>
      </div>
    </AlertFrame>
  </AlertDialog.Root>
)
