import { api } from '../../api/client.ts'

/** Requests a link that sets a new password. */
export const requestPasswordReset = (body: { email: string }) => api.POST('/api/forgot-password', { body })

/** Sets a new password by the token of such a link, and ends every session of the account. */
export const resetPassword = (body: { token: string; newPassword: string }) => api.POST('/api/reset-password', { body })
