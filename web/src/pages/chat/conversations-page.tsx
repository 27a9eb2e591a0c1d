import { enHistory } from '../../strings/en-history.ts'

export const ConversationsPage = () => <h1>{enHistory.title}</h1>
