import type { Bot } from '../api/schemas.ts'
import { ReportButton } from '../features/reports/report-button.tsx'
import { ShareIconButton } from '../features/sharing/share-button.tsx'

/** The buttons that share and report a persona, for the header of its chat. */
export const PersonaActions = ({ bot }: { bot: Bot }) => (
  <div className="-ms-1.5 -me-1.5 flex items-center @md/chat:ms-0">
    <ShareIconButton bot={bot} />
    <ReportButton bot={bot} />
  </div>
)
