export interface User {
  id: string
  username: string
  email: string
  role: 'citizen' | 'orator' | 'super_senator'
  messageCredits: number
  createdAt: string
  /** May their chats be used for anonymous insights? */
  insights: boolean
}

export interface UserStatus {
  /** What can be spent: free and purchased together. */
  messageCredits: number
  role: User['role']
  freeCredits: number
  purchasedCredits: number
}
