import { adminPath } from '../../lib/navigation/paths.ts'

/** The addresses of the console's sections. */
export const figuresPath = `${adminPath}/figures`
export const reportsPath = `${adminPath}/reports`
export const personasPath = `${adminPath}/personas`
export const peoplePath = `${adminPath}/people`
export const featuredPath = `${adminPath}/featured`
export const newsroomPath = `${adminPath}/newsroom`
export const deadLettersPath = `${adminPath}/dead-letters`
export const paymentsPath = `${adminPath}/payments`
export const auditPath = `${adminPath}/audit`

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`

export const suspendedPersonasPath = withQuery(personasPath, { suspended: '1' })
export const suspendedPeoplePath = withQuery(peoplePath, { suspended: '1' })
/** A persona by its name. */
export const personaNamedPath = (name: string) => withQuery(personasPath, { search: name })
export const personasOfOwnerPath = (userId: string) => withQuery(personasPath, { search: userId })
export const accountNamedPath = (username: string) => withQuery(peoplePath, { search: username })
export const paymentsOfPath = (userId: string) => withQuery(paymentsPath, { account: userId })
