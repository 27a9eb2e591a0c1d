// Original file: proto/rostra/identity/v1/identity.proto


export interface RenewRecoveryCodesResponse {
  'recoveryCodes'?: (string)[];
}

export interface RenewRecoveryCodesResponse__Output {
  'recoveryCodes': (string)[];
}
