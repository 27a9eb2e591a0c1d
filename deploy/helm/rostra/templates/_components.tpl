{{/* All enabled components as JSON, each merged over the default block. Fails when one calls a component that is missing. */}}
{{- define "rostra.components" -}}
{{- $all := dict -}}
{{- range $name, $own := .Values.components -}}
  {{- $component := mustMergeOverwrite (deepCopy $.Values.default) (deepCopy $own) -}}
  {{- if $component.enabled }}{{ $_ := set $all $name $component }}{{ end -}}
{{- end -}}
{{- range $name, $component := $all -}}
  {{- range $component.calls -}}
    {{- if not (hasKey $all .) }}{{ fail (printf "components.%s.calls names %s, which is not an enabled component" $name .) }}{{ end -}}
  {{- end -}}
{{- end -}}
{{- toJson $all -}}
{{- end -}}

{{/* The grace in seconds in which work may end: what pre-stop, notice and reserve leave of the total. {name, component} */}}
{{- define "rostra.graceSeconds" -}}
{{- with .component.stopping -}}
{{- $grace := sub (int .totalSeconds) (add (int .preStopSeconds) (int .noticeSeconds) (int .reserveSeconds)) -}}
{{- if lt $grace 5 -}}
{{- fail (printf "components.%s.stopping: less than 5 s of %d s are left for work to end after %d s pre-stop, %d s notice and %d s reserve" $.name (int .totalSeconds) (int .preStopSeconds) (int .noticeSeconds) (int .reserveSeconds)) -}}
{{- end -}}
{{- $grace -}}
{{- end -}}
{{- end -}}

{{/* The settings that follow from other values, as JSON: name → text. {root, name, component} */}}
{{- define "rostra.derivedEnv" -}}
{{- $base := include "rostra.name" .root -}}
{{- $components := include "rostra.components" .root | fromJson -}}
{{- $env := dict "OPS_PORT" (toString .component.opsPort) -}}
{{- $_ := set $env "STOP_GRACE_MS" (mul 1000 (include "rostra.graceSeconds" . | int) | toString) -}}
{{- if eq .component.serves "http" -}}
  {{- $_ := set $env "HOST" "0.0.0.0" -}}
  {{- $_ := set $env "PORT" (toString .component.port) -}}
  {{- $_ := set $env "LEAVE_NOTICE_MS" (mul 1000 (int .component.stopping.noticeSeconds) | toString) -}}
{{- else -}}
  {{- $_ := set $env "GRPC_HOST" "0.0.0.0" -}}
  {{- $_ := set $env "GRPC_PORT" (toString .component.port) -}}
{{- end -}}
{{- range .component.calls -}}
  {{- $_ := set $env (printf "%s_ADDRESS" (upper . | replace "-" "_")) (printf "%s-%s:%v" $base . (get $components .).port) -}}
{{- end -}}
{{- range .component.stores -}}
  {{- $address := include "rostra.storeAddress" (dict "root" $.root "store" . "component" $.component) -}}
  {{- if $address }}{{ $_ := set $env (include "rostra.storeSetting" .) $address }}{{ end -}}
{{- end -}}
{{- $env = mustMerge $env (include "rostra.tlsEnv" . | fromJson) -}}
{{- range $key, $value := .component.env -}}
  {{- $text := tpl (toString $value) $.root -}}
  {{- if $text }}{{ $_ := set $env $key $text }}{{ end -}}
{{- end -}}
{{- toJson $env -}}
{{- end -}}

{{/* The list `env` of a container. {root, name, component} */}}
{{- define "rostra.env" -}}
{{- $secretEnv := deepCopy .component.secretEnv -}}
{{- range .component.stores -}}
  {{- if include "rostra.storeSecret" (dict "root" $.root "store" . "component" $.component) -}}
    {{- $_ := set $secretEnv (include "rostra.storeSetting" .) (dict "from" .) -}}
  {{- end -}}
{{- end -}}
{{- $env := include "rostra.derivedEnv" . | fromJson -}}
{{- if hasKey $env "KAFKA_SASL_MECHANISM" -}}
  {{- range list "KAFKA_SASL_USERNAME" "KAFKA_SASL_PASSWORD" }}{{ $_ := set $secretEnv . (dict "from" "kafka") }}{{ end -}}
{{- end -}}
{{- range $key, $source := $secretEnv }}
{{- $secret := $source.secret | default (include "rostra.secretName" (dict "root" $.root "group" ($source.from | default ""))) }}
{{- $needed := $source.needed | default "never" }}
{{- if $secret }}
- name: {{ $key }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ $source.key | default $key }}
      {{- if eq $needed "never" }}
      optional: {{ not (has $source.from (list "mongo" "redis" "kafka")) }}
      {{- end }}
{{- else if and (not (hasKey $env $key)) (or (eq $needed "always") (and (eq $needed "production") (eq $.root.Values.mode "production"))) }}
{{- fail (printf "components.%s needs the secret setting %s: name its Secret in secrets.existing.%s%s" $.name $key $source.from (ternary ", or set secrets.generate for development" "" (eq $source.from "services"))) }}
{{- end }}
{{- if $secret }}{{ $_ := unset $env $key }}{{ end }}
{{- end }}
{{- range $key, $value := $env }}
- name: {{ $key }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}
