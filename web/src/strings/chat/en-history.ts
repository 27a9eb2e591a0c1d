/** The history of conversations, and conversations that were shared. */
export const enHistory = {
  title: 'Conversations',
  sharedTitle: 'A shared conversation',
}
