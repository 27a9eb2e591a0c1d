// Original file: proto/rostra/identity/v1/identity.proto


export interface ListOwnSecurityEventsRequest {
}

export interface ListOwnSecurityEventsRequest__Output {
}
