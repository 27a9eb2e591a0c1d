// Original file: proto/rostra/identity/v1/identity.proto

/**
 * The role of an account, which limits its personas.
 */
export const Role = {
  ROLE_UNSPECIFIED: 'ROLE_UNSPECIFIED',
  ROLE_CITIZEN: 'ROLE_CITIZEN',
  ROLE_ORATOR: 'ROLE_ORATOR',
  ROLE_SUPER_SENATOR: 'ROLE_SUPER_SENATOR',
} as const;

/**
 * The role of an account, which limits its personas.
 */
export type Role =
  | 'ROLE_UNSPECIFIED'
  | 0
  | 'ROLE_CITIZEN'
  | 1
  | 'ROLE_ORATOR'
  | 2
  | 'ROLE_SUPER_SENATOR'
  | 3

/**
 * The role of an account, which limits its personas.
 */
export type Role__Output = typeof Role[keyof typeof Role]
