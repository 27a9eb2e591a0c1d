{{/* The settings of encrypted connections, as JSON. {root, component} */}}
{{- define "rostra.tlsEnv" -}}
{{- $env := dict -}}
{{- with .root.Values -}}
  {{- if .trustedNetwork }}{{ $_ := set $env "TRUSTED_NETWORK" "true" }}{{ end -}}
  {{- if .tls.components.secretName -}}
    {{- range $setting, $file := dict "GRPC_TLS_CERT_FILE" "tls.crt" "GRPC_TLS_KEY_FILE" "tls.key" "GRPC_TLS_CA_FILE" "ca.crt" -}}
      {{- $_ := set $env $setting (printf "/run/rostra/component/%s" $file) -}}
    {{- end -}}
  {{- end -}}
  {{- if and (has "kafka" $.component.stores) (not .bundled.enabled) -}}
    {{- if .kafka.tls }}{{ $_ := set $env "KAFKA_TLS" "true" }}{{ end -}}
    {{- if and .kafka.tls .tls.stores.secretName }}{{ $_ := set $env "KAFKA_CA_FILE" "/run/rostra/stores/ca.crt" }}{{ end -}}
    {{- if .kafka.saslMechanism }}{{ $_ := set $env "KAFKA_SASL_MECHANISM" .kafka.saslMechanism }}{{ end -}}
  {{- end -}}
{{- end -}}
{{- toJson $env -}}
{{- end -}}

{{/* The Secrets of certificates that a pod mounts, as JSON: the volume's name → the Secret's name. {root, name, component} */}}
{{- define "rostra.certificates" -}}
{{- $secrets := dict -}}
{{- with .root.Values.tls -}}
  {{- if .components.secretName }}{{ $_ := set $secrets "component" (.components.secretName | replace "{component}" $.name) }}{{ end -}}
  {{- if and .stores.secretName $.component.stores }}{{ $_ := set $secrets "stores" .stores.secretName }}{{ end -}}
{{- end -}}
{{- toJson $secrets -}}
{{- end -}}

{{- define "rostra.certificateVolumes" -}}
{{- range $name, $secret := include "rostra.certificates" . | fromJson }}
- name: {{ $name }}
  secret: { secretName: {{ $secret | quote }}, defaultMode: 0440 }
{{- end }}
{{- end -}}

{{- define "rostra.certificateMounts" -}}
{{- range $name, $_ := include "rostra.certificates" . | fromJson }}
- { name: {{ $name }}, mountPath: /run/rostra/{{ $name }}, readOnly: true }
{{- end }}
{{- end -}}

{{/*
Fails for values by which production would send data unencrypted or in which a sign-in is impossible, and for
pages of development that others could reach. Addresses in Secrets are checked by the processes.
*/}}
{{- define "rostra.requireProtection" -}}
{{- with .Values -}}
{{- if and (eq .mode "development") (not (regexMatch "^https?://(localhost|([a-z0-9-]+\\.)+localhost|127(\\.[0-9]{1,3}){3}|\\[::1\\])(:[0-9]+)?$" .publicUrl)) -}}
{{- fail "publicUrl must be on localhost in mode development, because /dev/mail and /dev/checkout show everyone's codes and payments; set mode=production" -}}
{{- end -}}
{{- if eq .mode "production" -}}
  {{- if not (hasPrefix "https://" .publicUrl) }}{{ fail "publicUrl must begin with https in production, because browsers keep the cookies of a sign-in for https alone" }}{{ end -}}
{{- end -}}
{{- if and (eq .mode "production") (not .trustedNetwork) -}}
  {{- $or := "or set trustedNetwork=true where the network itself is trusted" -}}
  {{- if .bundled.enabled }}{{ fail (printf "the bundled stores have no TLS: use your own in production, %s" $or) }}{{ end -}}
  {{- if not .kafka.tls }}{{ fail (printf "kafka.tls must be true in production, %s" $or) }}{{ end -}}
  {{- if not .kafka.saslMechanism }}{{ fail (printf "kafka.saslMechanism is needed in production, %s" $or) }}{{ end -}}
  {{- if not .tls.components.secretName }}{{ fail (printf "tls.components.secretName is needed in production, %s" $or) }}{{ end -}}
  {{- if and .mongo.url (not (regexMatch "[?&](tls|ssl)=true|^mongodb\\+srv:" .mongo.url)) }}{{ fail (printf "mongo.url needs tls=true in production, %s" $or) }}{{ end -}}
  {{- if and .redis.url (not (hasPrefix "rediss" .redis.url)) }}{{ fail (printf "redis.url must begin with rediss in production, %s" $or) }}{{ end -}}
{{- end -}}
{{- if and .kafka.saslMechanism (not .secrets.existing.kafka) (not .bundled.enabled) -}}
{{- fail "kafka.saslMechanism needs the Secret with KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD: name it in secrets.existing.kafka" -}}
{{- end -}}
{{- end -}}
{{- end -}}
