export interface User {
  id: string
  username: string
  email: string
  role: 'citizen' | 'orator' | 'super_senator'
  messageCredits: number
}

export interface UserStatus {
  messageCredits: number
  role: User['role']
}
