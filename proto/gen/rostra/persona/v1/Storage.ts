// Original file: proto/rostra/persona/v1/persona.proto

import type { Long } from '@grpc/proto-loader';

export interface Storage {
  /**
   * Originals and texts of sources.
   */
  'bytes'?: (number | string | Long);
  /**
   * What the account may have.
   */
  'quotaBytes'?: (number | string | Long);
}

export interface Storage__Output {
  /**
   * Originals and texts of sources.
   */
  'bytes': (string);
  /**
   * What the account may have.
   */
  'quotaBytes': (string);
}
