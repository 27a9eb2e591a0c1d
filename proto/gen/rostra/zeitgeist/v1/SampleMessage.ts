// Original file: proto/rostra/zeitgeist/v1/zeitgeist.proto

import type { SampleRole as _rostra_zeitgeist_v1_SampleRole, SampleRole__Output as _rostra_zeitgeist_v1_SampleRole__Output } from '../../../rostra/zeitgeist/v1/SampleRole.ts';

export interface SampleMessage {
  'role'?: (_rostra_zeitgeist_v1_SampleRole);
  /**
   * The persona's name; empty for a message of a user.
   */
  'botName'?: (string);
  'content'?: (string);
}

export interface SampleMessage__Output {
  'role': (_rostra_zeitgeist_v1_SampleRole__Output);
  /**
   * The persona's name; empty for a message of a user.
   */
  'botName': (string);
  'content': (string);
}
