// Original file: proto/rostra/persona/v1/persona.proto

import type { SpeakingProfile as _rostra_persona_v1_SpeakingProfile, SpeakingProfile__Output as _rostra_persona_v1_SpeakingProfile__Output } from '../../../rostra/persona/v1/SpeakingProfile.ts';

export interface ListSpeakingProfilesResponse {
  'profiles'?: (_rostra_persona_v1_SpeakingProfile)[];
}

export interface ListSpeakingProfilesResponse__Output {
  'profiles': (_rostra_persona_v1_SpeakingProfile__Output)[];
}
