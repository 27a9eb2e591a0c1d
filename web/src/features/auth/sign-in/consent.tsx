import { Link } from 'react-router-dom'
import { SwitchRow } from '../../../components/form/switch-row.tsx'
import { privacyPath, termsPath } from '../../../lib/navigation/paths.ts'
import { accountStrings, strings } from '../../../strings/strings.ts'

const { auth, account } = accountStrings

/** The switch of a sign-up for the use of the chats for anonymous insights. */
export const InsightsChoice = ({ on, onChoose }: { on: boolean; onChoose: (isOn: boolean) => void }) => (
  <div className="rounded-card border border-line">
    <SwitchRow label={account.insights.label} text={auth.insights} on={on} onChoose={onChoose}>
      <Link to={`${privacyPath}#anonymous-insights`} target="_blank" className="text-link text-14">
        {auth.insightsMore}
      </Link>
    </SwitchRow>
  </div>
)

/** What a new member agrees to: the terms, the privacy policy and the least age. */
export const TermsNote = () => (
  <p className="text-14 text-ink-soft">
    {auth.agree[0]}
    <Link to={termsPath} target="_blank" className="text-link inline min-h-0">
      {strings.shell.terms}
    </Link>
    {auth.agree[1]}
    <Link to={privacyPath} target="_blank" className="text-link inline min-h-0">
      {strings.shell.privacy}
    </Link>
    {auth.agree[2]}
  </p>
)
