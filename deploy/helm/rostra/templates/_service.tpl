{{- define "rostra.serviceAccount" }}
---
apiVersion: v1
kind: ServiceAccount
metadata:
  name: {{ include "rostra.name" .root }}-{{ .name }}
  labels: {{- include "rostra.labels" (dict "root" .root "component" .name) | nindent 4 }}
automountServiceAccountToken: false
{{- end }}

{{- define "rostra.service" }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ include "rostra.name" .root }}-{{ .name }}
  labels: {{- include "rostra.labels" (dict "root" .root "component" .name) | nindent 4 }}
spec:
  type: ClusterIP
  {{- if eq .component.serves "grpc" }}
  # Headless: clients resolve every ready pod and balance their calls themselves.
  clusterIP: None
  publishNotReadyAddresses: false
  {{- end }}
  selector: {{- include "rostra.selector" (dict "root" .root "component" .name) | nindent 4 }}
  ports:
    - { name: {{ .component.serves }}, port: {{ .component.port }}, targetPort: {{ .component.serves }} }
    - { name: ops, port: {{ .component.opsPort }}, targetPort: ops }
{{- end }}
