// Original file: proto/rostra/identity/v1/identity.proto


export interface GetSecondFactorRequest {
}

export interface GetSecondFactorRequest__Output {
}
