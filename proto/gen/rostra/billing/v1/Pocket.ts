// Original file: proto/rostra/billing/v1/billing.proto

export const Pocket = {
  POCKET_UNSPECIFIED: 'POCKET_UNSPECIFIED',
  POCKET_FREE: 'POCKET_FREE',
  POCKET_PURCHASED: 'POCKET_PURCHASED',
} as const;

export type Pocket =
  | 'POCKET_UNSPECIFIED'
  | 0
  | 'POCKET_FREE'
  | 1
  | 'POCKET_PURCHASED'
  | 2

export type Pocket__Output = typeof Pocket[keyof typeof Pocket]
