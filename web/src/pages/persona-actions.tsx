import type { Bot } from '../api/schemas.ts'
import { SaveButton } from '../features/personas/save-button.tsx'
import { ReportButton } from '../features/reports/report-button.tsx'
import { ShareMenu } from './share-menu.tsx'

/** The buttons that save a persona, share it or its open conversation, and report it, for the header of its chat. */
export const PersonaActions = ({ bot }: { bot: Bot }) => (
  <div className="-ms-1.5 -me-1.5 flex items-center @md/chat:ms-0">
    <SaveButton bot={bot} look="text" />
    <ShareMenu bot={bot} />
    <ReportButton bot={bot} />
  </div>
)
