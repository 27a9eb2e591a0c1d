import { DomainError } from '@rostra/kit/errors'
import type { BoughtRole } from '../accounts/account.ts'

export interface Package {
  id: string
  name: string
  description: string
  /** In US cents. */
  price: number
  credits: number
  /** The role that the package grants. */
  role: BoughtRole
  popular: boolean
}

/** The packages on sale, in the order in which they are shown. */
export const packages: readonly Package[] = [
  {
    id: 'citizen-100',
    name: 'Citizen 100',
    description: '100 message credits that never expire',
    price: 200,
    credits: 100,
    role: 'citizen',
    popular: false,
  },
  {
    id: 'citizen-500',
    name: 'Citizen 500',
    description: '500 message credits that never expire',
    price: 750,
    credits: 500,
    role: 'citizen',
    popular: true,
  },
  {
    id: 'orator-1000',
    name: 'Orator 1000',
    description: '1,000 message credits that never expire, and the role of an orator',
    price: 1000,
    credits: 1000,
    role: 'orator',
    popular: false,
  },
]

/** Returns the package with an id. Throws PACKAGE_NOT_FOUND. */
export function packageById(id: string): Package {
  const found = packages.find((candidate) => candidate.id === id)
  if (!found) throw new DomainError('not_found', 'PACKAGE_NOT_FOUND', 'There is no such package')
  return found
}

/** Returns the name of a package, or its id when it is no longer on sale. */
export const packageName = (id: string): string => packages.find((candidate) => candidate.id === id)?.name ?? id
