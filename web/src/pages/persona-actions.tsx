import type { Bot } from '../api/schemas.ts'
import { ReportButton } from '../features/reports/report-button.tsx'
import { ShareMenu } from './share-menu.tsx'

/** The buttons that share a persona or its open conversation, and report the persona, for the header of its chat. */
export const PersonaActions = ({ bot }: { bot: Bot }) => (
  <div className="-ms-1.5 -me-1.5 flex items-center @md/chat:ms-0">
    <ShareMenu bot={bot} />
    <ReportButton bot={bot} />
  </div>
)
