import { enHistory } from '../../strings/chat/en-history.ts'

export const ConversationsPage = () => <h1>{enHistory.title}</h1>
