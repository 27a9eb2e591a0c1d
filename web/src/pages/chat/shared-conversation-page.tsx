import { historyStrings } from '../../strings/strings.ts'

export const SharedConversationPage = () => <h1>{historyStrings.sharedTitle}</h1>
