// Original file: proto/rostra/experts/v1/experts.proto

export const Agreement = {
  AGREEMENT_UNSPECIFIED: 'AGREEMENT_UNSPECIFIED',
  AGREEMENT_STRONG: 'AGREEMENT_STRONG',
  AGREEMENT_MIXED: 'AGREEMENT_MIXED',
  AGREEMENT_SPLIT: 'AGREEMENT_SPLIT',
} as const;

export type Agreement =
  | 'AGREEMENT_UNSPECIFIED'
  | 0
  | 'AGREEMENT_STRONG'
  | 1
  | 'AGREEMENT_MIXED'
  | 2
  | 'AGREEMENT_SPLIT'
  | 3

export type Agreement__Output = typeof Agreement[keyof typeof Agreement]
