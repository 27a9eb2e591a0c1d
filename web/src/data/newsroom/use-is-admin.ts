import { useUser, useUserStatus } from '../accounts/user.ts'

/** Reports whether the signed-in member may generate editions and delete stories. */
export function useIsAdmin(): boolean {
  const { user } = useUser()
  return (useUserStatus()?.role ?? user?.role) === 'super_senator'
}
