import { enHistory } from '../../strings/en-history.ts'

export const SharedConversationPage = () => <h1>{enHistory.sharedTitle}</h1>
