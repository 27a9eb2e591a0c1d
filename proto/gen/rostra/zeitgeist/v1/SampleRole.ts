// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

export const SampleRole = {
  SAMPLE_ROLE_UNSPECIFIED: 'SAMPLE_ROLE_UNSPECIFIED',
  SAMPLE_ROLE_USER: 'SAMPLE_ROLE_USER',
  SAMPLE_ROLE_BOT: 'SAMPLE_ROLE_BOT',
} as const;

export type SampleRole =
  | 'SAMPLE_ROLE_UNSPECIFIED'
  | 0
  | 'SAMPLE_ROLE_USER'
  | 1
  | 'SAMPLE_ROLE_BOT'
  | 2

export type SampleRole__Output = typeof SampleRole[keyof typeof SampleRole]
