{{- define "rostra.name" -}}
{{- .Values.nameOverride | default .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{/* Labels that select one part of a release: {root, component, kind?}. `kind` is rostra for components, otherwise the pod's purpose. */}}
{{- define "rostra.selector" -}}
app.kubernetes.io/name: {{ .kind | default "rostra" }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end -}}

{{- define "rostra.labels" -}}
{{ include "rostra.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: rostra
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end -}}

{{/* The reference of an image: {image, usual: its default repository, tag: its default tag}. */}}
{{- define "rostra.image" -}}
{{- with .image.registry }}{{ . | trimSuffix "/" }}/{{ end -}}
{{- .image.repository | default .usual -}}
:{{ .image.tag | default .tag -}}
{{- with .image.digest }}@{{ . }}{{ end -}}
{{- end -}}


{{/* The name of a Secret for a group of secrets.existing; empty when there is none. */}}
{{- define "rostra.secretName" -}}
{{- $existing := get .root.Values.secrets.existing .group -}}
{{- if $existing }}{{ $existing }}
{{- else if and (eq .group "services") .root.Values.secrets.generate }}{{ include "rostra.name" .root }}-services
{{- end -}}
{{- end -}}

{{- define "rostra.bundledMailUrl" -}}
{{- if and .Values.bundled.enabled .Values.bundled.mail.enabled -}}
smtp://{{ include "rostra.name" . }}-mail:1025
{{- end -}}
{{- end -}}
