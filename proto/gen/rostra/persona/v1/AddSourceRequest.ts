// Original file: proto/rostra/persona/v1/persona.proto

import type { SourceFile as _rostra_persona_v1_SourceFile, SourceFile__Output as _rostra_persona_v1_SourceFile__Output } from '../../../rostra/persona/v1/SourceFile.ts';
import type { SourceText as _rostra_persona_v1_SourceText, SourceText__Output as _rostra_persona_v1_SourceText__Output } from '../../../rostra/persona/v1/SourceText.ts';
import type { SourcePair as _rostra_persona_v1_SourcePair, SourcePair__Output as _rostra_persona_v1_SourcePair__Output } from '../../../rostra/persona/v1/SourcePair.ts';

export interface AddSourceRequest {
  'personaId'?: (string);
  /**
   * At most 100 characters, unique per persona. Empty: a repeated call is refused as SOURCE_EXISTS.
   */
  'requestId'?: (string);
  'file'?: (_rostra_persona_v1_SourceFile | null);
  'text'?: (_rostra_persona_v1_SourceText | null);
  'pair'?: (_rostra_persona_v1_SourcePair | null);
  'material'?: "file"|"text"|"pair";
}

export interface AddSourceRequest__Output {
  'personaId': (string);
  /**
   * At most 100 characters, unique per persona. Empty: a repeated call is refused as SOURCE_EXISTS.
   */
  'requestId': (string);
  'file'?: (_rostra_persona_v1_SourceFile__Output | null);
  'text'?: (_rostra_persona_v1_SourceText__Output | null);
  'pair'?: (_rostra_persona_v1_SourcePair__Output | null);
  'material'?: "file"|"text"|"pair";
}
