// Original file: proto/rostra/billing/v1/billing.proto


export interface ListPackagesRequest {
}

export interface ListPackagesRequest__Output {
}
