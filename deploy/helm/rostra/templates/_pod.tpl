{{- define "rostra.componentImage" -}}
{{- include "rostra.image" (dict "image" .component.image "usual" (printf "rostra-%s" .name) "tag" .root.Chart.AppVersion) -}}
{{- end -}}

{{- define "rostra.probe" -}}
httpGet: { path: {{ .path }}, port: ops }
periodSeconds: {{ .periodSeconds }}
timeoutSeconds: {{ .timeoutSeconds }}
failureThreshold: {{ .failureThreshold }}
{{- end -}}

{{/* A pod's spec without its containers. {root, name, component} */}}
{{- define "rostra.podFrame" -}}
serviceAccountName: {{ include "rostra.name" .root }}-{{ .name }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
securityContext: {{- toYaml .component.podSecurityContext | nindent 2 }}
{{- with include "rostra.certificateVolumes" . | trim }}
volumes: {{- . | nindent 2 }}
{{- end }}
{{- range $field := list "nodeSelector" "tolerations" "affinity" "priorityClassName" }}
{{- with get $.component $field }}
{{ $field }}: {{- if kindIs "string" . }} {{ . }}{{ else }}{{ toYaml . | nindent 2 }}{{ end }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "rostra.container" -}}
name: {{ .name }}
image: {{ include "rostra.componentImage" . }}
imagePullPolicy: {{ .component.image.pullPolicy }}
{{- with .component.command }}
command: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .component.workingDir }}
workingDir: {{ . }}
{{- end }}
ports:
  - { name: {{ .component.serves }}, containerPort: {{ .component.port }} }
  - { name: ops, containerPort: {{ .component.opsPort }} }
env: {{- include "rostra.env" . | trim | nindent 2 }}
{{- with include "rostra.certificateMounts" . | trim }}
volumeMounts: {{- . | nindent 2 }}
{{- end }}
startupProbe: {{- include "rostra.probe" .component.probes.startup | nindent 2 }}
livenessProbe: {{- include "rostra.probe" .component.probes.liveness | nindent 2 }}
readinessProbe: {{- include "rostra.probe" .component.probes.readiness | nindent 2 }}
{{- if gt (int .component.stopping.preStopSeconds) 0 }}
lifecycle: { preStop: { sleep: { seconds: {{ .component.stopping.preStopSeconds }} } } }
{{- end }}
resources: {{- toYaml .component.resources | nindent 2 }}
securityContext: {{- toYaml .component.securityContext | nindent 2 }}
{{- end -}}
